import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{core,server,sandbox,web,tools}/**/*.test.{ts,tsx}'],
    globalSetup: 'server/test/global-setup.ts',
    // One process per test file: a file's app, database and clock are its own.
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
