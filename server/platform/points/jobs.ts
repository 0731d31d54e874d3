import type { AnyJob } from '#server/platform/jobs/queue.ts'
import { point } from './point.ts'

/** The background jobs of all modules: `jobs` in module.ts. */
export const jobs = point<AnyJob>('jobs')
