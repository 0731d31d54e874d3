// One call of one endpoint, whether it came over HTTP or from a page in this process: the same limits, the same access
// rules, the same checks, the same errors.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { inputSentence } from '#core/kernel/input-sentences.ts'
import type { AnswerOf, Endpoint, InputOf, ModuleApi } from '#core/kernel/endpoint.ts'
import { admit, claimsAgree, subjectOf, visitor, type Actor, type ActorOf, type Household, type Principal, type SupportView } from './access/actor.ts' // prettier-ignore
import type { PhoneCountry } from '#core/taxonomy/phone.ts'
import type { SessionView } from './access/session-store.ts'
import { isBrowsing } from './access/browsing.ts'
import { withinLimits } from './access/limited-staff.ts'
import type { OwnedName, OwnedThings } from './access/points/owned-things.ts'
import { requireOwn, type LearnerCall } from './access/require-own.ts'
import { lookOnly } from './access/support-view.ts'
import { takeEverywhere } from './access/limits.ts'
import { audit } from './audit.ts'
import type { Ctx } from './context.ts'
import type { LogPosition } from './database/replica.ts'

/** Who calls, from where, and what they may change about themselves. */
export interface Caller {
  readonly requestId: string
  /** The line that it comes over, for limits: an IPv4 address, or the /64 of an IPv6 one (network.ts). Never logged. */
  readonly address: string
  /** The browser's own random mark, for limits; asking for it sets the cookie that keeps it. */
  readonly device: () => string
  /** The country of the last number that was typed in this browser. */
  readonly country: () => PhoneCountry | undefined
  readonly rememberCountry: (country: PhoneCountry) => void
  readonly actor: () => Promise<Actor>
  /** The key of this browser's own session, which does not open it. */
  readonly session: () => string | undefined
  /**
   * Ends this browser's sessions, if any, and opens a new one: a session is never carried over a login. Answers the support
   * view that ended with them.
   */
  readonly signIn: (principal: Principal) => Promise<SupportView | undefined>
  /** Opens a support session for a family's pages in this browser for so many ms, next to its own session. */
  readonly look: (principal: Household, life: number) => Promise<void>
  readonly stopLooking: () => void
  /** The same person in the same session, acting for another learner from here on. */
  readonly actFor: (principal: Principal) => Promise<void>
  /** Where this browser's last write of staff ended in the database's log; it is remembered for ten minutes. */
  readonly lastWrite: () => LogPosition | undefined
  readonly rememberWrite: (position: LogPosition) => void
  readonly sessions: OwnSessions
  /** Ends this browser's sessions. Answers the support view that ended with them. */
  readonly signOut: () => Promise<SupportView | undefined>
}

/** The caller's sessions. Only the caller's cookie tells which of them is the current one. */
export interface OwnSessions {
  readonly list: (principal: Principal) => Promise<readonly SessionView[]>
  /** Answers false when there is no such session of theirs. */
  readonly end: (principal: Principal, id: string) => Promise<boolean>
  readonly endOthers: (principal: Principal) => Promise<void>
}

interface BasicCallOf<E extends Endpoint> extends Omit<Caller, 'actor'> {
  readonly actor: ActorOf<E>
  readonly idempotencyKey: string | undefined
}

/** The caller's own things that the endpoint declares, under their kinds. */
type OwnThingsOf<E extends Endpoint> = E extends { readonly owns: infer O extends object }
  ? { readonly [K in keyof O & OwnedName]: OwnedThings[K] }
  : object

export type CallOf<E extends Endpoint> = BasicCallOf<E> &
  (E['access'] extends 'learner' ? LearnerCall : object) &
  OwnThingsOf<E>

export type Handler<E extends Endpoint> = (ctx: Ctx, input: InputOf<E>, call: CallOf<E>) => Promise<AnswerOf<E>>
export type Handlers<M extends ModuleApi> = { readonly [N in keyof M]: Handler<M[N]> }

/** An endpoint with what answers it. */
export interface Operation {
  readonly name: string
  readonly endpoint: Endpoint
  readonly handle: Handler<Endpoint>
  /** It answers a limited member of staff by the rows within the limits only. */
  readonly isNarrowed?: boolean
  /** Its records are about people. */
  readonly isPersonal?: boolean
}

/** Binds a module's endpoints to their handlers: an endpoint without a handler does not compile. */
export function routes<const M extends ModuleApi>(module: M, handlers: Handlers<M>): readonly Operation[] {
  const byName = handlers as unknown as Record<string, Handler<Endpoint>> // Handlers<M> has checked each of them
  return Object.entries(module).map(([name, endpoint]) => ({
    name,
    endpoint,
    handle: byName[name] as Handler<Endpoint>,
  }))
}

/** The handler of a call that answers nothing but that it is done. */
export function done<I, C>(useCase: (ctx: Ctx, input: I, call: C) => Promise<void>) {
  return async (ctx: Ctx, input: I, call: C): Promise<{ isDone: true }> => {
    await useCase(ctx, input, call)
    return { isDone: true }
  }
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/

/** The raw input, not yet checked. A page in this process gives one object for all three. */
export interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly idempotencyKey?: string | undefined
}

export async function perform(ctx: Ctx, operation: Operation, caller: Caller, asked: RawInput): Promise<unknown> {
  const { endpoint, name, handle } = operation
  const claimant = await caller.actor()
  // Before the limits: somebody who may not call at all learns that, however often they call.
  const admitted = admit(endpoint.access, claimant)
  // Whole schools and mobile networks share one address, so each logged-in caller has their own counter.
  const counted = claimant.kind === 'visitor' ? caller.address : subjectOf(claimant)
  if (endpoint.limit) ctx.limiter.take(`${name} ${counted}`, endpoint.limit)
  if (endpoint.limit?.everywhere) await takeEverywhere(ctx, `${name} ${counted}`, endpoint.limit)
  const input = readInput(endpoint, asked)
  if (!claimsAgree(admitted, input)) return refuseClaim(ctx, admitted, name)
  const actor = await withinLimits(ctx, operation, input, admitted)
  const { idempotencyKey } = asked
  if (idempotencyKey !== undefined && !IDEMPOTENCY_KEY.test(idempotencyKey)) throw commonErrors.INVALID_INPUT()
  // An answer that is cached for everyone is made as for a visitor.
  const seen = endpoint.cachedUntil ? visitor : actor
  const own = withConnections(ctx, { actor, endpoint, caller })
  const answer = async (tools: Ctx) => {
    const about = await requireOwn(tools, endpoint, seen, input)
    return handle(tools, about.input, { ...caller, ...about.own, actor: seen, idempotencyKey } as CallOf<Endpoint>) // admitted above
  }
  const value = await (seen.kind === 'household' && seen.support ? lookOnly(own, endpoint, answer) : answer(own))
  await rememberWrite(ctx, { actor, endpoint, caller })
  return value
}

async function rememberWrite({ replica }: Ctx, { actor, endpoint, caller }: AdmittedCall): Promise<void> {
  if (replica && actor.kind === 'staff' && endpoint.method !== 'GET') caller.rememberWrite(await replica.position())
}

interface AdmittedCall {
  readonly actor: Actor
  readonly endpoint: Endpoint
  readonly caller: Caller
}

/** The database as this call reads it: visitors who browse, and staff where there is a replica, have connections of their own. */
function withConnections(ctx: Ctx, { actor, endpoint, caller }: AdmittedCall): Ctx {
  if (isBrowsing(actor, endpoint)) return { ...ctx, db: ctx.browsingDb }
  const replica = actor.kind === 'staff' ? ctx.replica?.caughtUpWith(caller.lastWrite()) : undefined
  return replica ? { ...ctx, staffDb: replica } : ctx
}

const OURS = { error: inputSentence }

/** The declared fields, parsed. Throws a ZodError, whose sentences are ours. */
export function readInput(endpoint: Endpoint, { params, query, body }: RawInput): Record<string, unknown> {
  return {
    ...endpoint.params?.parse(params, OURS),
    ...endpoint.query?.parse(query, OURS),
    ...endpoint.body?.parse(body, OURS),
  }
}

async function refuseClaim(ctx: Ctx, actor: Actor, action: string): Promise<never> {
  await audit(ctx, ctx.db, { actor, action, subject: 'false claim about the caller' })
  throw commonErrors.FORBIDDEN_ERROR()
}
