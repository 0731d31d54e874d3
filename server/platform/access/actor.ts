// The caller of a request. Only the session decides who it is; the fields of a request never do.
import type { Access, Endpoint } from '#core/kernel/endpoint.ts'
import type { Instant } from '#core/kernel/time.ts'
import { apiKeyErrors } from './api-key-errors.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { isWithin, type Limits } from '#core/taxonomy/staff/staff-limits.ts'

export interface Visitor {
  readonly kind: 'visitor'
}
/** A family: one phone, its learners, and the learner it has chosen to act for. */
export interface Household {
  readonly kind: 'household'
  readonly accountId: string
  readonly learnerId: string
  /** Present when the caller is a member of staff who reads the family's pages for a while and may change nothing. */
  readonly support?: SupportView
}
export interface SupportView {
  readonly viewId: string
  readonly staffId: string
  readonly endsAt: Instant
}
export interface Teacher {
  readonly kind: 'teacher'
  readonly teacherId: string
}
export interface Agent {
  readonly kind: 'agent'
  readonly agentId: string
}
export interface Staff {
  readonly kind: 'staff'
  readonly staffId: string
  readonly scopes: readonly string[]
  /** Present when the member has only some rows: decision 1120. */
  readonly limits?: Limits
  /** The members of the teams that limit them, as they are in this call. */
  readonly colleagues?: readonly string[]
}
export type Principal = Household | Teacher | Agent | Staff
/** Another company’s program, by an API key of its organisation. It has no session. */
export interface Client {
  readonly kind: 'client'
  readonly organisationId: string
  readonly keyId: string
  readonly scopes: readonly string[]
}
export type Actor = Visitor | Principal | Client

interface ActorsBy {
  anyone: Actor
  household: Household
  learner: Household
  teacher: Teacher
  agent: Agent
  staff: Staff
  client: Client
}
export type ActorFor<A extends Access> = A extends keyof ActorsBy
  ? ActorsBy[A]
  : A extends `client:${string}`
    ? Client
    : Staff
export type ActorOf<E extends Endpoint> = ActorFor<E['access']>

/** A call as a use case reads it that needs to know only who calls: its third argument. */
export interface Call<A extends Actor> {
  readonly actor: A
}

export const visitor: Visitor = { kind: 'visitor' }

/** Throws NOT_LOGGED_IN or API_KEY_REQUIRED for a visitor, and FORBIDDEN_ERROR for anyone else who may not call. */
export function admit(access: Access, actor: Actor): Actor {
  if (access === 'anyone') return actor
  if (actor.kind === 'visitor') throw strangerRefusal(access)()
  const [kind, scope] = (access === 'learner' ? 'household' : access).split(':')
  if (actor.kind !== kind) throw commonErrors.FORBIDDEN_ERROR()
  if (scope && !('scopes' in actor && actor.scopes.includes(scope))) throw commonErrors.FORBIDDEN_ERROR()
  if (scope && actor.kind === 'staff' && actor.limits && !isWithin(actor.limits, scope))
    throw commonErrors.FORBIDDEN_ERROR()
  return actor
}

/** How somebody is refused who has neither a session nor a key. */
export function strangerRefusal(access: Access) {
  return access.startsWith('client') ? apiKeyErrors.API_KEY_REQUIRED : commonErrors.NOT_LOGGED_IN
}

/** The roles a session holds, in the words of the calls: decision P-41. */
const rolesOf = {
  visitor: ['VISITOR'],
  household: ['STUDENT', 'PARENT'],
  teacher: ['TEACHER'],
  agent: ['SALES'],
  staff: ['ADMIN'],
  client: ['CLIENT'],
} satisfies Record<Actor['kind'], string[]>

/**
 * Returns true if a request's claims about its caller agree with the session: decision L-07. An empty claim is ignored.
 * A learner id other than the session's own is compared with the household: `requireOwn`.
 */
export function claimsAgree(actor: Actor, claimed: Readonly<Record<string, unknown>>): boolean {
  const { callingUserId, callingUserRole } = claimed
  if (isClaim(callingUserId) && callingUserId !== userIdOf(actor)) return false
  return !isClaim(callingUserRole) || rolesOf[actor.kind].includes(String(callingUserRole).toUpperCase())
}

function isClaim(value: unknown): boolean {
  return typeof value === 'string' && !['', 'null', 'undefined'].includes(value)
}

function userIdOf(actor: Actor): string | undefined {
  if (actor.kind === 'household') return actor.learnerId
  if (actor.kind === 'teacher') return actor.teacherId
  if (actor.kind === 'agent') return actor.agentId
  if (actor.kind === 'staff') return actor.staffId
}

/** The id that limits count by, and whose sessions all end when the person logs out everywhere. */
export function subjectOf(principal: Principal | Client): string {
  if (principal.kind === 'client') return principal.keyId
  if (principal.kind === 'household') return principal.support?.viewId ?? principal.accountId
  if (principal.kind === 'teacher') return principal.teacherId
  return principal.kind === 'agent' ? principal.agentId : principal.staffId
}
