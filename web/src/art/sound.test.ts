import { describe, expect, it, vi } from 'vitest'
import { Player, voices, type Sound } from './sound'

const all = Object.keys(voices) as Sound[]

/** What a context is asked to do. */
function context() {
  const parameter = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() })
  const started = vi.fn()
  const node = () => {
    const made = { connect: vi.fn((next: unknown) => next), start: started, stop: vi.fn(), gain: parameter(), frequency: parameter(), Q: parameter(), type: '' }
    return made
  }
  const fake = {
    currentTime: 0,
    sampleRate: 8000,
    destination: {},
    createGain: node,
    createOscillator: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  }
  return { fake, started, as: fake as unknown as BaseAudioContext }
}

describe('sounds', () => {
  it('are short, soft and made of voices that can be heard', () => {
    for (const sound of all) {
      expect(voices[sound].length, sound).toBeGreaterThan(1)
      for (const voice of voices[sound]) {
        expect(voice.at + voice.lasts, sound).toBeLessThan(1.5)
        expect(voice.loud).toBeGreaterThan(0)
        expect(voice.loud).toBeLessThan(1)
        expect(voice.tone ?? voice.filter?.at ?? 0).toBeGreaterThan(40)
      }
    }
  })

  it('are silent until the page was touched, and make no context before', () => {
    const { as, started } = context()
    const make = vi.fn(() => as)
    const player = new Player(make)
    player.play('card', 1)
    expect(make).not.toHaveBeenCalled()
    player.wake()
    player.wake()
    expect(make).toHaveBeenCalledTimes(1)
    player.play('card', 1)
    expect(started).toHaveBeenCalledTimes(voices.card.length)
  })

  it('are silent at volume 0, and one where two would come at once', () => {
    const { as, fake, started } = context()
    const player = new Player(() => as)
    player.wake()
    player.play('blade', 0)
    expect(started).not.toHaveBeenCalled()
    player.play('blade', 0.5)
    player.play('blade', 0.5)
    expect(started).toHaveBeenCalledTimes(voices.blade.length)
    fake.currentTime = 1
    player.play('blade', 0.5)
    expect(started).toHaveBeenCalledTimes(2 * voices.blade.length)
  })
})
