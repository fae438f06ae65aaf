// A drawing as elements of a page. Drawings stay as they are: made at once and without anything that watches them, they
// cost a tenth of what components for each of their hundreds of paths would.
import type { Drawing, Path } from './shapes'

const namespace = 'http://www.w3.org/2000/svg'

function element(name: 'g' | 'path', attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(namespace, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  return made
}

/** What fades a shape as a whole is a layer of its own for whoever paints it; a fill or a line alone needs none. */
function fading({ fill, width, opacity }: Path): 'fill-opacity' | 'stroke-opacity' | 'opacity' | undefined {
  if (opacity >= 1) return undefined
  if (width === 0) return 'fill-opacity'
  return fill === 'none' ? 'stroke-opacity' : 'opacity'
}

function path(shape: Path): SVGElement {
  const { d, fill, stroke, width, dash, opacity } = shape
  const faded = fading(shape)
  return element('path', {
    d,
    fill,
    ...(width > 0 ? { stroke, 'stroke-width': width, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } : {}),
    ...(dash ? { 'stroke-dasharray': dash } : {}),
    ...(faded ? { [faded]: opacity } : {}),
  })
}

export function elementsOf(drawing: Drawing): SVGElement[] {
  return drawing.map(shape => {
    if (!('of' in shape)) return path(shape)
    const group = element('g', shape.at ? { transform: shape.at } : {})
    group.append(...elementsOf(shape.of))
    return group
  })
}
