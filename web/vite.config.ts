import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compress, preloadFonts } from './delivery.ts'
import { engine } from './engine.ts'
import { examples } from './examples.ts'
import { licences } from './licences.ts'
import { keepOffline } from './offline.ts'

// Where 'npm run dev' finds the program.
const server = process.env['HASTILUDE_SERVER'] ?? 'http://127.0.0.1:8080'

// The page finds its parts from where it lies itself, so that it can lie in any folder. The program that serves it sends
// a strict content security policy: nothing may be put inline, so small files stay files.
export default defineConfig({
  base: './',
  plugins: [svelte(), engine(), examples(), preloadFonts(), licences(), keepOffline(), compress()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first page needs comes in one piece, however much of it other pages need too.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': server,
      '/play': { target: server, ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts', 'tests/**/*.test.ts'], setupFiles: ['tests/texts.ts'], testTimeout: 60_000 },
})
