// Compares the learner and the things of a call with the caller: decision L-07. Another's are refused, and that is written down.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { type Endpoint } from '#core/kernel/endpoint.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Actor, Household } from './actor.ts'
import { ownLearners } from '#server/platform/access/points/own-learners.ts'
import {
  ownedThings,
  type OwnedName,
  type OwnedThings,
  type ThingOwner,
} from '#server/platform/access/points/owned-things.ts'

type StoredLearner = OwnedThings['learner']

/** A call with `access: 'learner'`. It is about the learner that it names, who belongs to the caller's household, else the chosen one. */
export interface LearnerCall {
  readonly actor: Household
  readonly learnerId: StoredLearner['userId']
  readonly isLearnerNamed: boolean
  /** Reads the learner at most once for the call. Undefined when the chosen learner has gone since. */
  readonly readLearner: () => Promise<StoredLearner | undefined>
}

/** The call's own part of a handler's third argument, and the input without the learner's field. */
export interface OwnPart {
  readonly input: Readonly<Record<string, unknown>>
  readonly own: Readonly<Record<string, unknown>>
}

/** Throws FORBIDDEN_ERROR for what belongs to another, or the error of what does not exist. */
export async function requireOwn(
  ctx: Ctx,
  endpoint: Endpoint,
  actor: Actor,
  input: OwnPart['input'],
): Promise<OwnPart> {
  const { access, owns = {} } = endpoint
  if (access !== 'learner') return { input, own: await requireThings(ctx, owns, actor, input) }
  const household = actor as Household // admitted as one
  const { userId, studentId, ...others } = input
  const learner = await requireOwnLearner(ctx, household, (userId ?? studentId) as string | undefined) // read as ids of learners
  return { input: others, own: { ...learner, ...(await requireThings(ctx, owns, actor, others)) } }
}

export async function requireOwnLearner(
  ctx: Ctx,
  household: Household,
  named: string | undefined,
): Promise<Omit<LearnerCall, 'actor'>> {
  const { accountId } = household
  const learnerId = (named ?? household.learnerId) as StoredLearner['userId'] // the session has an id as well
  let row: Promise<StoredLearner | undefined> | undefined
  if (learnerId !== household.learnerId) {
    const learner = await ownLearners.only(ctx).findOwn(ctx.db, accountId, learnerId)
    if (!learner) return refuseForeignLearner(ctx, household, learnerId)
    row = Promise.resolve(learner)
  }
  const readLearner = () => (row ??= ownLearners.only(ctx).find(ctx.db, learnerId))
  return { learnerId, isLearnerNamed: named !== undefined, readLearner }
}

export async function refuseForeignLearner(ctx: Ctx, actor: Actor, learnerId: string): Promise<never> {
  await audit(ctx, ctx.db, { actor, action: 'another household’s learner', subject: learnerId })
  throw commonErrors.FORBIDDEN_ERROR()
}

async function requireThings(ctx: Ctx, owns: NonNullable<Endpoint['owns']>, actor: Actor, input: OwnPart['input']) {
  const things: Record<string, unknown> = {}
  for (const [kind, field] of Object.entries(owns))
    things[kind] = await requireThing(ctx, kind, actor, String(input[field]))
  return things
}

/** The same for a use case that does not always need to look: an answer to a test is saved with one statement. */
export async function requireOwnThing<K extends OwnedName>(
  ctx: Ctx,
  actor: Actor,
  kind: K,
  id: string,
): Promise<OwnedThings[K]> {
  return (await requireThing(ctx, kind, actor, id)) as OwnedThings[K] // its kind has found it
}

async function requireThing(ctx: Ctx, kind: string, actor: Actor, id: string): Promise<unknown> {
  const owned = ownedThings.of(ctx, kind as OwnedName)
  if (!owned) throw new Error(`no module finds ${kind}`)
  const { missing = commonErrors.NOT_FOUND_ERROR, foreign } = owned
  const thing = await owned.find(ctx, id)
  if (thing === undefined) throw missing()
  const owner = owned.ownerOf(thing)
  if (await isOwner(ctx, owner, actor)) return thing
  if (foreign === 'HIDDEN') throw missing()
  if (!foreign && isOfLearner(owner)) return refuseForeignLearner(ctx, actor, owner.learnerId)
  await audit(ctx, ctx.db, { actor, action: foreign?.audit ?? `another’s ${kind}`, subject: id })
  throw commonErrors.FORBIDDEN_ERROR()
}

function isOfLearner(owner: ThingOwner): owner is { readonly learnerId: string } {
  return typeof owner === 'object' && owner !== null && 'learnerId' in owner
}

async function isOwner(ctx: Ctx, owner: ThingOwner, actor: Actor): Promise<boolean> {
  if (owner === 'EVERYBODY') return true
  if (!owner) return false
  if ('teacherId' in owner) return actor.kind === 'teacher' && actor.teacherId === owner.teacherId
  if (actor.kind !== 'household') return false
  if ('accountId' in owner) return actor.accountId === owner.accountId
  if (owner.learnerId === actor.learnerId) return true
  return (await ownLearners.only(ctx).findOwn(ctx.db, actor.accountId, owner.learnerId)) !== undefined
}
