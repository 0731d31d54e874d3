// The operations console: a build of its own, which shares no chunk with the pages.
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { compressAssets } from '../tools/compress-assets.ts'
import { oneCopy } from '../tools/one-copy.ts'
import { staffContract } from '../tools/contracts/staff-contract.ts'

const OUT = join(import.meta.dirname, '../build/console')

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [oneCopy(), staffContract(), { name: 'kandil:compress', closeBundle: () => compressAssets(OUT) }],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    // The policy allows no inline font or picture.
    assetsInlineLimit: 0,
    target: ['chrome138', 'safari17.5'],
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      // MUI marks its files "use client", which means nothing here.
      onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
      input: ['index.html', 'login.html', 'invitation.html', 'password.html', 'reference.html'].map((page) =>
        join(import.meta.dirname, page),
      ),
    },
  },
})
