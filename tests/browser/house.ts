// The program and a browser for all tests of a file.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launch } from './people'
import { Program } from './program'
import { Staged, type Look, type Scene } from './staged'

export interface House {
  browser: Browser
  address: string
  /** A page before a table that stands so. */
  stage(look: Look, scene: Scene): Promise<Staged>
}

/** Call it once, at the head of a file; what it returns is there as soon as tests run. */
export function house(): House {
  let program: Program | undefined
  const made = {} as House
  beforeAll(async () => {
    program = await Program.start()
    made.address = program.address
    made.browser = await launch()
    made.stage = (look, scene) => Staged.open(made.browser, made.address, look, scene)
  })
  afterAll(async () => {
    await made.browser?.close()
    await program?.end()
  })
  return made
}
