import type { Operation } from './call.ts'
import type { Ctx, Preview } from './context.ts'
import type { AnyJob, Listener } from './jobs/queue.ts'

/** What the composition root mounts, and all it may import from a module. */
export interface Module {
  readonly name: string
  readonly operations: readonly Operation[]
  readonly listeners?: readonly Listener[]
  readonly jobs?: readonly AnyJob[]
  /** What of it staff may look at before it is published. */
  readonly previews?: readonly Preview[]
  /** By which channels a household has asked to be told of something. One module knows. */
  readonly channelsFor?: (ctx: Pick<Ctx, 'db'>, accountId: string, purpose: string) => Promise<readonly string[]>
  /** What speaks to us over HTTP without being an endpoint of ours: a gateway's webhook, say. */
  readonly hooks?: readonly Hook[]
}

/** A raw request, answered by a status and a text. */
export interface Hook {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly answer: (
    ctx: Ctx,
    request: HookRequest,
  ) => Promise<{ readonly status: number; readonly body?: string; readonly location?: string }>
}

export interface HookRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly query: Readonly<Record<string, unknown>>
  /** As it came: signatures are over these characters. */
  readonly body: string
}
