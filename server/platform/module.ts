// A module's declaration to the rest of the server, made once in its module.ts.
import type { Operation } from './call.ts'
import type { Ctx } from './context.ts'
import type { ReferenceRows } from './database/reference-rows.ts'
import type { AnyJob, Listener } from './jobs/queue.ts'
import { answeredEndpoints } from './points/answered-endpoints.ts'
import { householdData, type HouseholdData } from './points/household-data.ts'
import { jobs } from './points/jobs.ts'
import { gather, type Contribution, type Contributions } from './points/point.ts'
import type { Retention } from './jobs/retention.ts'

/** Only the composition root mounts modules, and this is all it learns of one. N is the module's name. */
export interface Module<N extends string = string> {
  readonly name: N
  readonly operations: readonly Operation[]
  /** Its additions to features that it does not own: see `points/point.ts`. */
  readonly contributes?: readonly Contribution[]
  readonly listeners?: readonly Listener[]
  readonly jobs?: readonly AnyJob[]
  /** Its data about households: for the export, the erasure and the merge. */
  readonly household?: HouseholdData<N>
  /** The rows of its tables that have an end. */
  readonly retention?: readonly Retention[]
  /** HTTP requests that are no endpoints of ours: a gateway's webhook, for example. */
  readonly hooks?: readonly Hook[]
  /** The message templates that a new installation has, made by `template()` of the messages module. */
  readonly messages?: readonly ReferenceRows[]
  /** Other rows of its tables that a new installation has. */
  readonly reference?: readonly ReferenceRows[]
}

/** Declares a module. Everything but its name and its operations is optional. */
export function defineModule<const N extends string>(module: Module<N>): Module {
  return module
}

/** Throws when a point that exactly one module contributes to has none or two. */
export function contributionsOf(modules: readonly Module[]): Contributions {
  return gather(modules.map(({ name, ...declared }) => ({ name, contributes: declaredBy(declared) })))
}

/** Its endpoints, jobs and data about households are contributions as well. */
function declaredBy({ operations, jobs: own = [], household, contributes = [] }: Omit<Module, 'name'>): Contribution[] {
  return [
    answeredEndpoints(...operations),
    jobs(...own),
    ...(household ? [householdData(household)] : []),
    ...contributes,
  ]
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

/** The modules by their names' order. Throws when one is missing on either side. */
export function inOrder(names: readonly string[], modules: readonly Module[]): Module[] {
  const unordered = modules.map(({ name }) => name).filter((name) => !names.includes(name))
  if (unordered.length > 0) throw new Error(`modules.json has no place for ${unordered.join(', ')}`)
  return names.map((name) => {
    const module = modules.find((each) => each.name === name)
    if (!module) throw new Error(`modules.ts does not list ${name}, which modules.json has a place for`)
    return module
  })
}
