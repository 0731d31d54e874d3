import { lingui } from '@lingui/vite-plugin'
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { touchedModules } from './tools/checks/touched.ts'
import { staffContract } from './tools/contracts/staff-contract.ts'
import { englishCatalogues } from './tools/messages/english-catalogues.ts'
import { NODE_ENVIRONMENT } from './tools/stack/child.ts'

/** The longest files, to begin with: short files should come last. */
const LONGEST = [
  'platform/stream/stream.test.ts',
  'proofs/growth/',
  'proofs/attacks/overload.test.ts',
  'proofs/bad-input/staff.test.ts',
  'proofs/access/matrix.test.ts',
  'classroom/attendance/attendance.test.ts',
  'payments/start/lost-start.test.ts',
  'sandbox/sandbox.test.ts',
  'modules/staff/approval/approval.test.ts',
  'proofs/attacks/',
  'proofs/bad-input/',
  'mandates/collect/collect.test.ts',
]

/** Each needs the whole machine: servers that are killed, hundreds of buyers at once. In the order of their names. */
const HEAVY_PROOFS = globSync('server/test/proofs/{faults,machines,mixed,races}/**/*.test.ts').toSorted()
/** The demo data, several times over: it needs the whole machine too, and is never left out, for a start depends on it. */
const SEED = 'server/seed/*.test.ts'

/** Files that are named prove all modules, and so does `npm run proofs`. */
const isNamed = process.argv.slice(2).some((argument) => !argument.startsWith('-') && argument.includes('/'))
process.env['PROOF_MODULES'] ??= isNamed ? 'all' : touchedModules()
/** A change that touches no module leaves them out. */
const HEAVY = [...(process.env['PROOF_MODULES'] === 'none' ? [] : HEAVY_PROOFS), SEED]

/** Node runs these files as they are, as it does in the product: that is quicker than through Vite. */
const SERVER = {
  globalSetup: 'server/test/global-setup.ts',
  setupFiles: 'server/test/property-runs.ts',
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

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
    // A file has its own app, database and clock. Modules are imported once for all files of a process: importing them
    // for each file took more time than its tests.
    pool: 'forks',
    isolate: false,
    env: { NODE_COMPILE_CACHE: NODE_ENVIRONMENT.NODE_COMPILE_CACHE },
    // Many files wait for a database or a clock: no core should. More than these would need more connections than the database
    // has.
    maxWorkers: Math.min(availableParallelism() + 2, 16),
    sequence: { sequencer: LongestFirst },
    // Only what hangs takes as long, however slow the machine is.
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...SERVER,
          name: 'server',
          include: ['{core,server,sandbox,tools}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...HEAVY_PROOFS, SEED],
        },
      },
      {
        extends: true,
        plugins: [englishCatalogues(), lingui()],
        test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] },
      },
      { extends: true, plugins: [staffContract()], test: { name: 'console', include: ['console/**/*.test.{ts,tsx}'] } },
      // One after the other, when all else is done.
      {
        extends: true,
        test: { ...SERVER, name: 'heavy', include: HEAVY, fileParallelism: false, sequence: { groupOrder: 1 } },
      },
    ],
  },
})
