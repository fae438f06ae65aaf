// A coat of arms as the icon of a tab: a picture of its own, since what a page's style sheets say does not reach there.
import { band, divided, shield, type Coat } from '../art/arms'
import { drawn } from '../art/charges'
import type { Tincture } from '../art/tinctures'

// As by day (art/palette.css): tabs are as light or dark as they like.
const paint: Record<Tincture, string> = {
  gules: '#9e2b25',
  azure: '#2c5c8f',
  vert: '#2f6b43',
  purpure: '#6a3c82',
  or: '#d2a33b',
  argent: '#fbf6e9',
  sable: '#2a2119',
}
const ink = '#2a2119'

function part(d: string, tincture: Tincture): string {
  return `<path d="${d}" fill="${paint[tincture]}"/>`
}

/** With a golden coin in its corner while something waits for the reader. */
export function iconOf(coat: Coat, waits: 'waits' | 'calm'): string {
  const charges = coat.charges.map(
    one => `<path transform="translate(${one.x} ${one.y}) scale(${one.size})" d="${drawn[one.charge].shape}" fill="${paint[one.tincture]}" stroke="${ink}"/>`,
  )
  const parts = [
    part(shield, coat.field),
    coat.division ? part(divided[coat.division.kind], coat.division.tincture) : '',
    coat.ordinary ? part(band[coat.ordinary.kind], coat.ordinary.tincture) : '',
    ...charges,
  ]
  const coin = waits === 'waits' ? `<circle cx="23" cy="-25" r="17" fill="#e3b750" stroke="${ink}" stroke-width="4"/>` : ''
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-42 -45 84 90"><clipPath id="s"><path d="${shield}"/></clipPath>` +
    `<g clip-path="url(#s)">${parts.join('')}</g><path d="${shield}" fill="none" stroke="${ink}" stroke-width="4"/>${coin}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
