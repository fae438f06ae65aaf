// Sounds, made in the page: a card laid down, blades that meet, a horn, a touch, your turn, the end.
// Nothing sounds before the reader has touched the page; browsers would not let it.

export type Sound = 'card' | 'blade' | 'horn' | 'touch' | 'turn' | 'end'

/** One voice of a sound: a tone, or noise where there is none. */
export interface Voice {
  /** When it begins and how long it lasts, in seconds. */
  at: number
  lasts: number
  /** How loud it is at its loudest, from 0 to 1. */
  loud: number
  /** Its tone in hertz, and to where it slides; none for noise. */
  tone?: number
  to?: number
  wave?: OscillatorType
  /** What a filter lets through, and how narrowly. */
  filter?: { type: BiquadFilterType; at: number; to?: number; sharp?: number }
  /** How long it takes to become loud. */
  swells?: number
}

/** Steel rings in tones that fit no scale. */
function steel(at: number, base: number, loud: number): Voice[] {
  const rings = [1, 1.51, 2.37, 3.16, 4.28].map((ratio, index): Voice => ({
    at,
    lasts: 0.5 - index * 0.07,
    loud: (loud * 0.34) / (index + 1),
    tone: base * ratio,
    to: base * ratio * 0.995,
    wave: 'triangle',
  }))
  return [...rings, { at, lasts: 0.06, loud: loud * 0.5, filter: { type: 'highpass', at: 3800 } }]
}

/** A horn of brass: a saw through a filter that opens with the breath. */
function brass(at: number, lasts: number, tone: number, loud: number): Voice[] {
  return [1, 1.004, 2].map((ratio, index): Voice => ({
    at,
    lasts,
    loud: index === 2 ? loud * 0.2 : loud * 0.5,
    tone: tone * ratio,
    wave: 'sawtooth',
    swells: 0.07,
    filter: { type: 'lowpass', at: tone * 2, to: tone * 5, sharp: 1.5 },
  }))
}

function pluck(at: number, tone: number, loud: number): Voice[] {
  return [
    { at, lasts: 0.5, loud, tone, wave: 'triangle', filter: { type: 'lowpass', at: tone * 6, to: tone * 1.5 } },
    { at, lasts: 0.2, loud: loud * 0.25, tone: tone * 2, wave: 'sine' },
  ]
}

const g = 196
const c = 261.6
const e = 329.6

export const voices: Record<Sound, readonly Voice[]> = {
  card: [
    { at: 0, lasts: 0.07, loud: 0.5, filter: { type: 'bandpass', at: 2600, to: 900, sharp: 0.9 } },
    { at: 0.012, lasts: 0.05, loud: 0.3, tone: 190, to: 110, wave: 'sine' },
  ],
  blade: [...steel(0, 1380, 0.6), { at: 0.02, lasts: 0.16, loud: 0.14, filter: { type: 'bandpass', at: 5200, to: 7600, sharp: 3 } }],
  horn: [...brass(0, 0.22, g, 0.3), ...brass(0.2, 0.5, c, 0.34)],
  touch: [...steel(0, 1120, 0.7), { at: 0.05, lasts: 0.16, loud: 0.6, tone: 120, to: 60, wave: 'sine' }, ...steel(0.14, 1680, 0.35)],
  turn: [...pluck(0, c * 2, 0.3), ...pluck(0.11, e * 2, 0.26)],
  end: [...brass(0, 0.2, g, 0.26), ...brass(0.18, 0.2, c, 0.28), ...brass(0.36, 0.2, e, 0.3), ...brass(0.54, 0.8, g * 2, 0.34)],
}

function filtered(context: BaseAudioContext, voice: Voice, start: number): BiquadFilterNode | null {
  if (!voice.filter) return null
  const filter = context.createBiquadFilter()
  filter.type = voice.filter.type
  filter.Q.value = voice.filter.sharp ?? 0.7
  filter.frequency.setValueAtTime(voice.filter.at, start)
  if (voice.filter.to) filter.frequency.exponentialRampToValueAtTime(voice.filter.to, start + voice.lasts)
  return filter
}

function noise(context: BaseAudioContext, lasts: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  const source = context.createBufferSource()
  source.buffer = buffer
  return source
}

function tone(context: BaseAudioContext, voice: Voice, start: number): OscillatorNode {
  const source = context.createOscillator()
  source.type = voice.wave ?? 'sine'
  source.frequency.setValueAtTime(voice.tone!, start)
  if (voice.to) source.frequency.exponentialRampToValueAtTime(voice.to, start + voice.lasts)
  return source
}

function sing(context: BaseAudioContext, voice: Voice, now: number, out: AudioNode): void {
  const start = now + voice.at
  const source = voice.tone ? tone(context, voice, start) : noise(context, voice.lasts)
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(voice.loud, start + (voice.swells ?? 0.004))
  gain.gain.exponentialRampToValueAtTime(0.0001, start + voice.lasts)
  const filter = filtered(context, voice, start)
  if (filter) source.connect(filter).connect(gain)
  else source.connect(gain)
  gain.connect(out)
  source.start(start)
  source.stop(start + voice.lasts)
}

/** Whatever plays sounds; one for the page, woken by its first touch. */
export class Player {
  private context: BaseAudioContext | null = null
  private lastAt = new Map<Sound, number>()

  constructor(private readonly make: () => BaseAudioContext) {}

  get awake(): boolean {
    return this.context !== null
  }

  /** The reader has touched the page. */
  wake(): void {
    this.context ??= this.make()
  }

  /** Volume is from 0 to 1; the same sound twice within a blink is one. */
  play(sound: Sound, volume: number): void {
    const { context } = this
    if (!context || volume <= 0) return
    const now = context.currentTime
    if (now - (this.lastAt.get(sound) ?? -1) < 0.06) return
    this.lastAt.set(sound, now)
    const out = context.createGain()
    out.gain.value = Math.min(1, volume) * 0.5
    out.connect(context.destination)
    for (const voice of voices[sound]) sing(context, voice, now, out)
  }
}
