// A Vite plugin: code in a bundle finds what lies beside its source (migrations, demo pictures) where the source lies.
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
