// A Vite plugin: Node's own modules as they are. An `import` of one asks for each of its names at once, and some of those
// load what nobody here uses: WebSocket all of Node's fetch, webcrypto all of its algorithms (13 MB and 45 ms at each start).
import { builtinModules } from 'node:module'
import type { Plugin } from 'vite'

const MARK = '\0builtin:'
const names = new Set(builtinModules)

export function lazyBuiltins(): Plugin {
  return {
    name: 'kandil:lazy-builtins',
    enforce: 'pre',
    resolveId(source) {
      const name = source.replace(/^node:/, '')
      return names.has(name) && name !== 'module' ? MARK + name : null
    },
    // As CommonJS: the bundle then reads a name where it is used.
    load: (id) =>
      id.startsWith(MARK)
        ? `module.exports = process.getBuiltinModule(${JSON.stringify(`node:${id.slice(MARK.length)}`)})`
        : null,
  }
}
