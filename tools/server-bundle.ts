import type { Plugin } from 'vite'

/**
 * The server build of the pages contains all its packages, with React's production code for every value of NODE_ENV at
 * run time.
 */
export function serverBundle(): Plugin {
  return {
    name: 'kandil:server-bundle',
    apply: 'build',
    config: () => ({ ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  }
}
