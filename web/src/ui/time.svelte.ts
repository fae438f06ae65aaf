// The time that passes on the page: clocks and windows follow it.
import { secondsWithTenths } from '../texts/texts'
import type { Clock } from '../wire/types'

class Time {
  now = $state(Date.now())

  /** Runs while somebody looks; returns how to stop it. */
  run(): () => void {
    const timer = setInterval(() => (this.now = Date.now()), 250)
    return () => clearInterval(timer)
  }
}

export const time = new Time()

/** What is left on a clock at this time of the server, said to be so much at `said`. */
export function clockLeft(clock: Clock, said: number, at: number): number {
  return clock.running ? Math.max(0, clock.left - Math.max(0, at - said)) : clock.left
}

/** "4:05", and tenths below ten seconds: "0:09.3". */
export function minutes(milliseconds: number): string {
  const whole = milliseconds < 10_000 ? Math.floor(milliseconds / 100) / 10 : Math.ceil(milliseconds / 1000)
  const seconds = whole % 60
  const text = milliseconds < 10_000 ? secondsWithTenths(seconds) : String(seconds).padStart(2, '0')
  return `${Math.floor(whole / 60)}:${text}`
}
