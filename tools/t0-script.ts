// A Vite plugin for the script of pages that ship no React (web/t0): one small file of its own, named by its contents.
// Pages get its address by `import src from 'virtual:t0-script'`.
import { hash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const NAME = 'virtual:t0-script'
const ENTRY = 'web/t0/main.ts'

export function t0Script(): Plugin {
  let root = ''
  let isBuild = false
  let made: Promise<Script> | undefined
  return {
    name: 'kandil:t0-script',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return
      // While developing, Vite serves the source.
      if (!isBuild) return `export default '/${ENTRY}'`
      const { fileName } = await (made ??= make(root))
      return `export default '/${fileName}'`
    },
    async generateBundle() {
      if (!isBuild || this.environment.name !== 'client') return
      const { fileName, code } = await (made ??= make(root))
      this.emitFile({ type: 'asset', fileName, source: code })
    },
  }
}

interface Script {
  readonly fileName: string
  readonly code: string
}

async function make(root: string): Promise<Script> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, minify: true, rollupOptions: { input: join(root, ENTRY), output: { format: 'iife' } } },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error(`${ENTRY} was not built`)
  const mark = hash('sha256', chunk.code, 'base64url').slice(0, 10)
  return { fileName: `assets/t0-${mark}.js`, code: chunk.code }
}
