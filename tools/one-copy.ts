// A Vite plugin: parts of react-admin meet in React contexts, which two copies of a package would tear apart. npm nests some
// of them several times, because the pages use a newer react-router.
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const here = createRequire(import.meta.url)

/** Whose copy of a package everybody gets. */
const homes: Readonly<Record<string, string>> = {
  'ra-core': here.resolve('react-admin'),
  'ra-ui-materialui': here.resolve('react-admin'),
  'react-router': here.resolve('react-router-dom'),
}

export function oneCopy(): Plugin {
  return {
    name: 'kandil:one-copy',
    enforce: 'pre',
    resolveId(source, importer, options) {
      const home = homes[source.split('/', 1)[0] ?? '']
      return home && importer !== home ? this.resolve(source, home, { ...options, skipSelf: true }) : null
    },
  }
}
