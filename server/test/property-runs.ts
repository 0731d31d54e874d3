// A property without a number of runs of its own is a rule without I/O: a thousand runs take a moment.
import fc from 'fast-check'

fc.configureGlobal({ numRuns: 1_000 })
