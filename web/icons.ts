// Takes the icons that are used, and no others, out of the collection game-icons: the module
// `hastilude:icons` maps each name to the paths of its drawing in a square of 512.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const moduleName = 'hastilude:icons'
const resolvedName = '\0' + moduleName

interface Collection {
  icons: Record<string, { body: string }>
}

function collection(): Collection {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  return JSON.parse(readFileSync(file, 'utf8')) as Collection
}

function paths(all: Collection, name: string): string[] {
  const icon = all.icons[name]
  if (!icon) throw new Error(`src/ui/icon-names.json: game-icons has no icon '${name}'`)
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].map(match => match[1]!)
}

export function icons(): Plugin {
  return {
    name: 'hastilude-icons',
    resolveId: id => (id === moduleName ? resolvedName : undefined),
    load(id) {
      if (id !== resolvedName) return undefined
      const list = new URL('./src/ui/icon-names.json', import.meta.url)
      this.addWatchFile(list.pathname)
      const names = JSON.parse(readFileSync(list, 'utf8')) as string[]
      const all = collection()
      const drawn = Object.fromEntries(names.map(name => [name, paths(all, name)]))
      return `export default ${JSON.stringify(drawn)}`
    },
  }
}
