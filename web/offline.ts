// The service worker (keeper.ts) with what it is to keep: every file of the built page, and what each must be.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'

const isNotKept = /^(keeper\.js|parts\.json|licences\.txt|.*\.br)$/

export function integrity(contents: Uint8Array): string {
  return `sha256-${createHash('sha256').update(contents).digest('base64')}`
}

/** By path; the page itself is './', as whoever serves it calls it. */
function filesIn(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const kept = paths.filter(path => !isNotKept.test(path) && statSync(join(folder, path)).isFile())
  return Object.fromEntries(kept.map(path => [path === 'index.html' ? './' : path, integrity(readFileSync(join(folder, path)))]))
}

export function keepOffline(): Plugin {
  let folder = ''
  return {
    name: 'hastilude-offline',
    apply: 'build',
    configResolved: config => void (folder = join(config.root, config.build.outDir)),
    closeBundle: {
      sequential: true,
      async handler() {
        const files = JSON.stringify(filesIn(folder), null, 1)
        const version = createHash('sha256').update(files).digest('hex').slice(0, 16)
        const source = join(import.meta.dirname, 'keeper.ts')
        const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
        // A plain script: it has no imports, and need not say that it exports nothing.
        const script = code.replace(/^export \{\s*\};?$/m, '')
        writeFileSync(join(folder, 'keeper.js'), `const version = '${version}'\nconst files = ${files}\n${script}`)
      },
    },
  }
}
