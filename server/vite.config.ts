// The server in few files: what production runs (decision 0025). Development and tests run the sources.
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { lazyBuiltins } from '../tools/bundle/lazy-builtins.ts'
import { ownPlaces } from '../tools/bundle/own-places.ts'

/** Each thread's program is an entry of its own (server/platform/jobs/thread.ts). */
const THREADS = ['read/docx-thread.ts', 'read/file-thread.ts', 'render/drawing-thread.ts'].map(
  (each) => `modules/questions/${each}`,
)
const OUT = join(import.meta.dirname, '../build/server')

export default defineConfig({
  root: import.meta.dirname,
  plugins: [ownPlaces(OUT), lazyBuiltins()],
  ssr: {
    noExternal: true,
    // sharp is a native library. The PDF library reads files of its own, and shares React with us. The others are asked for while developing, or by none of us.
    external: ['sharp', '@react-pdf/renderer', 'pdfkit', 'react', 'vite', 'typescript', 'pg-native'],
  },
  build: {
    ssr: true,
    outDir: OUT,
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'esnext',
    // Names and lines are kept: a trace in the log can be followed.
    minify: false,
    rolldownOptions: {
      input: ['main.ts', ...THREADS].map((each) => join(import.meta.dirname, each)),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        comments: { legal: false, annotation: false, jsdoc: false },
      },
    },
  },
})
