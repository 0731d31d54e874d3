import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { NODE_ENVIRONMENT } from './tools/stack/child.ts'

/** Those that take longest, to begin with: whatever is left for the end should be short. */
const LONGEST = [
  'proofs/bad-input/staff.test.ts',
  'proofs/access/matrix.test.ts',
  'proofs/mixed/',
  'proofs/faults/',
  'proofs/bad-input/malformed-',
  'payment-gateway/juspay-faults.test.ts',
  'server/seed/seed.test.ts',
  'mandates/collect/collect.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex((path) => moduleId.includes(path))
      return found === -1 ? LONGEST.length : found
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    // A file's app, database and clock are its own. What is imported is imported once for all files of a process: doing it
    // for each took more time than its tests.
    pool: 'forks',
    isolate: false,
    env: { NODE_COMPILE_CACHE: NODE_ENVIRONMENT.NODE_COMPILE_CACHE },
    // Many files wait for a database or a clock: no core should.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{core,server,sandbox,tools}/**/*.test.ts'],
          globalSetup: 'server/test/global-setup.ts',
          setupFiles: 'server/test/property-runs.ts',
          // Node runs these files as they are, as it does in the product: that is quicker than through Vite.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { extends: true, test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
    ],
  },
})
