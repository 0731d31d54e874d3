import type { Plugin } from 'vite'

/** The server build of the pages holds all it needs, with React's production code, whatever NODE_ENV says when it runs. */
export function serverBundle(): Plugin {
  return {
    name: 'kandil:server-bundle',
    apply: 'build',
    config: () => ({ ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  }
}
