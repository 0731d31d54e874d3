// A Vite plugin: writes which npm packages each chunk of the browser holds, for the byte gate (tools/bytes.ts).
import type { Plugin } from 'vite'

export const CHUNK_PACKAGES = '.vite/packages.json'
/** Maps the chunk's file name to its packages. */
export type ChunkPackages = Readonly<Record<string, readonly string[]>>

export function chunkPackages(): Plugin {
  return {
    name: 'kandil:chunk-packages',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const packages = chunks.map(({ fileName, moduleIds }) => [fileName, [...new Set(moduleIds.flatMap(packageOf))]])
      this.emitFile({ type: 'asset', fileName: CHUNK_PACKAGES, source: JSON.stringify(Object.fromEntries(packages)) })
    },
  }
}

function packageOf(moduleId: string): string[] {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(moduleId) ?? []
  return name ? [name] : []
}
