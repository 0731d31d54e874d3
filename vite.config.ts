import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { reactRouter } from '@react-router/dev/vite'
import babel from '@rolldown/plugin-babel'
import tailwind from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkPackages } from './tools/chunk-packages.ts'
import { englishCatalogues } from './tools/messages/english-catalogues.ts'
import { serverBundle } from './tools/server-bundle.ts'
import { t0Script } from './tools/t0-script.ts'

export default defineConfig({
  plugins: [
    tailwind(),
    t0Script(),
    chunkPackages(),
    serverBundle(),
    reactRouter(),
    englishCatalogues(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  publicDir: 'web/public',
  resolve: {
    // Lingui asks for what React has had since version 18, from a package of its own.
    alias: { 'use-sync-external-store/shim': 'react' },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Importing a component does nothing by itself: a page does not load one that only the server draws.
          treeshake: { moduleSideEffects: [{ test: /\/web\/.*\.tsx$/, sideEffects: false }] },
          // The code that most hydrated pages need compresses better as one file than as thirty, and needs fewer
          // requests.
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules/, minShareCount: 12 },
                { name: 'kit', test: /\/web\/(ui|page)\//, minShareCount: 20 },
                { name: 'sign-in', test: /\/web\/sign-in\/|\/core\/taxonomy\/(phone|dial-code)/, minShareCount: 2 },
                { name: 'parts', test: /\/(as-drawn|read-again|segment|use-is-live|private-head)\.tsx?$/ },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    // The byte gate reads it.
    manifest: true,
    target: ['chrome138', 'safari17.5'],
    cssTarget: ['chrome138', 'safari17.5'],
    // A symbol cannot be used out of a data: address, and the policy allows no inline font.
    assetsInlineLimit: 0,
  },
})
