// Browser tests run with the packages of web/, which is not a folder above this one.
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const web = createRequire(new URL('../../web/package.json', import.meta.url))
const here = dirname(fileURLToPath(import.meta.url))

export default {
  root: here,
  cacheDir: fileURLToPath(new URL('../../build/vitest', import.meta.url)),
  resolve: {
    alias: Object.fromEntries(['playwright-core', '@axe-core/playwright', 'uqr'].map(name => [name, web.resolve(name)])),
  },
  test: {
    include: ['*.test.ts', '**/*.shots.ts'],
    // Pictures are made only where they are asked for (scripts/screenshots).
    exclude: process.env['SCREENSHOTS'] ? [] : ['screenshots/**'],
    fsModuleCache: false,
    // Conditions are waited for, however slow the machine; nothing is tried twice.
    testTimeout: 600_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
    // Each file has a program and a browser of its own, which wait for each other much of the time: two at a time fill two cores.
    maxWorkers: 2,
  },
}
