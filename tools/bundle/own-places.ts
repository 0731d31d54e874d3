// A Vite plugin: bundled code finds the files next to its source (migrations, demo pictures) in the source's folder.
import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'

const HERE = 'import.meta.dirname'

/** For a bundle whose files all lie in this folder. */
export function ownPlaces(outDir: string): Plugin {
  return {
    name: 'kandil:own-places',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes(HERE)) return null
      const way = JSON.stringify(`/${relative(outDir, dirname(id))}`)
      return { code: code.replaceAll(HERE, `(${HERE} + ${way})`), map: null }
    },
  }
}
