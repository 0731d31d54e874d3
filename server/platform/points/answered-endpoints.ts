import type { Endpoint } from '#core/kernel/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import { point } from './point.ts'

/** The parts of an operation that are read by others than `perform`. */
export interface AnsweredEndpoint {
  readonly endpoint: Endpoint
  /** It answers a limited member of staff by the rows within the limits only. */
  readonly isNarrowed?: boolean
  readonly handle: (ctx: Ctx, input: never, call: never) => Promise<unknown>
}

/** The endpoints of all modules with their handlers: `operations` in module.ts. */
export const answeredEndpoints = point<AnsweredEndpoint>('answeredEndpoints')
