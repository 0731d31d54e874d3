// For tests and for the seed.
export { generateAll } from './generate/generate-jobs.ts'
