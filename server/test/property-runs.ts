// A property without a number of runs of its own is a rule without I/O: a thousand runs take a moment.
import fc from 'fast-check'

// A property that fails says its seed: with it, the same inputs come again.
const seed = process.env['PROOF_SEED']
fc.configureGlobal({ numRuns: 1_000, ...(seed ? { seed: Number(seed) } : {}) })
