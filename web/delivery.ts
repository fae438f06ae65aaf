// How the built page is delivered: its fonts are asked for at once, not only when a style sheet names them, and each
// text, the engine, and what its bots have learnt, also lies there compressed with Brotli, which the program sends to whoever can read it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

export function preloadFonts(): Plugin {
  return {
    name: 'hastilude-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter(file => file.endsWith('.woff2'))
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `./${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}

const isText = /\.(html|js|css|svg|json|txt|wasm|webmanifest|net|book)$/

export function compress(): Plugin {
  let folder = ''
  return {
    name: 'hastilude-compress',
    apply: 'build',
    configResolved: config => void (folder = join(config.root, config.build.outDir)),
    // After all that is written besides.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!isText.test(file)) continue
          const text = readFileSync(join(folder, file))
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
          writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text, { params }))
        }
      },
    },
  }
}
