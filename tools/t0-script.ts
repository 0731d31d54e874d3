// A Vite plugin for the scripts of pages that ship no React (web/t0): small files of their own, named by their contents.
// Pages get their addresses by `import src from 'virtual:t0-script'`.
import { hash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const entries: Readonly<Record<string, { readonly file: string; readonly entry: string }>> = {
  'virtual:t0-script': { file: 't0', entry: 'web/t0/main.ts' },
  'virtual:t0-buttons-script': { file: 't0-buttons', entry: 'web/t0/some-pages/buttons.ts' },
  'virtual:t0-chooser-script': { file: 't0-chooser', entry: 'web/t0/chooser/main.ts' },
  'virtual:t0-files-script': { file: 't0-files', entry: 'web/t0/some-pages/files.ts' },
  'virtual:t0-push-script': { file: 't0-push', entry: 'web/t0/some-pages/push.ts' },
  'virtual:t0-read-script': { file: 't0-read', entry: 'web/t0/some-pages/read-pages.ts' },
  'virtual:t0-splash-script': { file: 't0-splash', entry: 'web/t0/some-pages/splash.ts' },
  'virtual:t0-pin-script': { file: 't0-pin', entry: 'web/t0/some-pages/pin.ts' },
  'virtual:t0-popup-script': { file: 't0-popup', entry: 'web/t0/some-pages/popup.ts' },
}

export function t0Script(): Plugin {
  let root = ''
  let isBuild = false
  const made = new Map<string, Promise<Script>>()
  const scriptOf = (name: string) => made.get(name) ?? made.set(name, make(root, name)).get(name)
  return {
    name: 'kandil:t0-script',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id in entries ? `\0${id}` : undefined),
    async load(id) {
      const name = id.slice(1)
      if (!id.startsWith('\0') || !(name in entries)) return
      // While developing, Vite serves the source.
      if (!isBuild) return `export default '/${entries[name]?.entry}'`
      return `export default '/${(await scriptOf(name))?.fileName}'`
    },
    async generateBundle() {
      if (!isBuild || this.environment.name !== 'client') return
      for (const name of Object.keys(entries)) {
        const script = await scriptOf(name)
        if (script) this.emitFile({ type: 'asset', fileName: script.fileName, source: script.code })
      }
    },
  }
}

interface Script {
  readonly fileName: string
  readonly code: string
}

async function make(root: string, name: string): Promise<Script> {
  const { file, entry } = entries[name] ?? { file: '', entry: '' }
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, minify: true, rollupOptions: { input: join(root, entry), output: { format: 'iife' } } },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error(`${entry} was not built`)
  const mark = hash('sha256', chunk.code, 'base64url').slice(0, 10)
  return { fileName: `assets/${file}-${mark}.js`, code: chunk.code }
}
