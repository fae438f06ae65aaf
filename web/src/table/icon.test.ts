import { describe, expect, it } from 'vitest'
import { armsOf } from '../art/arms'
import { iconOf } from './icon'

const drawing = (href: string) => decodeURIComponent(href.replace('data:image/svg+xml,', ''))

describe('the icon of a tab', () => {
  it('is a drawing of the arms, other for other arms', () => {
    const [ann, bob] = ['person Ann', 'person Bob'].map(id => iconOf(armsOf(id), 'calm'))
    expect(drawing(ann!)).toMatch(/^<svg [^]*<\/svg>$/)
    expect(drawing(ann!)).not.toMatch(/var\(|undefined|NaN/)
    expect(ann).not.toBe(bob)
  })

  it('bears a coin while something waits for the reader', () => {
    const coat = armsOf('person Ann')
    expect(drawing(iconOf(coat, 'calm'))).not.toContain('<circle')
    expect(drawing(iconOf(coat, 'waits'))).toContain('<circle')
  })
})
