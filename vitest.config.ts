import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{core,server,sandbox,web,tools}/**/*.test.{ts,tsx}'],
    globalSetup: 'server/test/global-setup.ts',
    // A file's app, database and clock are its own. What is imported is imported once for all files of a process: doing it
    // for each took more time than its tests.
    pool: 'forks',
    isolate: false,
    // By itself vitest leaves one core free. Many files wait for a database or a clock: none should be.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
