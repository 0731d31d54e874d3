// A class as one learner finds it: where they stand, and why they may not enter.
import type { Learner } from '#core/modules/accounts/account.ts'
import { standingOf } from '#core/modules/accounts/standing.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { joinErrors as errors } from '#core/modules/classroom/errors.ts'
import { placeIn, type Place } from '#core/modules/classroom/room/broadcast.ts'
import {
  decideJoin,
  opensAt,
  type GuestRefusal,
  type Joining,
  type JoinRefusal,
} from '#core/modules/classroom/room/decide-join.ts'
import type { AccessRefusal } from '#core/modules/enrolments/access.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { DomainError } from '#core/kernel/error.ts'
import { later, MINUTE } from '#core/kernel/time.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import { findAccess } from '#server/modules/enrolments/index.ts'
import { amountDue } from '#server/modules/instalments/index.ts'
import type { LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { plannerOf } from '../planned/planners.ts'
import { findTaughtSession, type TaughtSession } from '../store-sessions.ts'
import { countOthers, findSeat } from './store-seats.ts'

export interface ClassOfLearner {
  readonly session: TaughtSession
  readonly learnerId: string
  /** The course through which the learner comes, or the first of the class. */
  readonly bundleId: string
  readonly refusal: JoinRefusal | undefined
  /** The order whose instalment is late. */
  readonly lateOrderId: string | null
}

/** The part of a learner's call that is needed here. */
export type ClassLearner = Pick<LearnerCall, 'readLearner'> & { readonly learnerId: string }

/** Throws NOT_FOUND_ERROR. */
export async function findClass(ctx: Ctx, id: string, learner: ClassLearner): Promise<ClassOfLearner> {
  const { learnerId } = learner
  const session = await findTaughtSession(ctx.db, id)
  if (!session) throw commonErrors.NOT_FOUND_ERROR()
  const place = { sessionId: id, learnerId }
  const [access, seat, free] = await Promise.all([
    accessTo(ctx, session, learner),
    findSeat(ctx.db, place),
    findPlace(ctx, ctx.db, place),
  ])
  const isRemoved = seat !== undefined && seat.removedAt !== null
  const joining: Joining = { access: access.because, isRemoved, isFull: free === undefined }
  const { bundleId, lateOrderId } = access
  return { session, learnerId, bundleId, lateOrderId, refusal: decideJoin(session, joining, ctx.now()) }
}

/** A page that was silent for longer has left its place. */
export const GONE_AFTER = 2 * MINUTE

/** Where there is a place next to the other learners whose pages were there just now. Undefined: the class is full. */
export async function findPlace(
  ctx: Ctx,
  db: Db,
  place: { readonly sessionId: string; readonly learnerId: string },
): Promise<Place | undefined> {
  return placeIn(await countOthers(db, place, later(ctx.now(), -GONE_AFTER)), ctx.settings.room)
}

interface AccessToClass {
  readonly because: AccessRefusal | GuestRefusal | undefined
  readonly bundleId: string
  readonly lateOrderId: string | null
}

/** One of the courses whose batches are in the class lets the learner in, or the class is free. */
async function accessTo(
  ctx: Ctx,
  session: TaughtSession,
  { learnerId, readLearner }: ClassLearner,
): Promise<AccessToClass> {
  const { id, batches } = session
  const planner = plannerOf(ctx, session)
  if (planner) {
    const because = (await planner.isGuest(ctx.db, id, learnerId))
      ? consentFor(ctx, await readLearner())
      : 'NOT_REGISTERED'
    return { bundleId: '', lateOrderId: null, because }
  }
  const batchIds = batches.map(({ batchId }) => batchId)
  const bundleIds = [...new Set(batches.map(({ bundleId }) => bundleId))]
  const accesses = await Promise.all(
    bundleIds.map(async (bundleId) => {
      const access = await findAccess(ctx, ctx.db, { learnerId, bundleId, service: 'LIVE_CLASSES', batchIds })
      const because = access.isOpen ? undefined : access.because
      const lateOrderId = because === 'ACCESS_LIMITED' ? (access.enrolment?.orderId ?? null) : null
      return { bundleId, because, lateOrderId }
    }),
  )
  const open = accesses.find(({ because }) => because === undefined)
  if (open) return open
  const [first = ''] = bundleIds
  if (batches.some(({ isFree }) => isFree))
    return { bundleId: first, lateOrderId: null, because: consentFor(ctx, await readLearner()) }
  const closest = accesses.find(({ because }) => because !== 'NOT_ENROLLED') ?? accesses[0]
  return closest ?? { bundleId: first, because: 'NOT_ENROLLED', lateOrderId: null }
}

function consentFor(ctx: Ctx, learner: Learner | undefined): 'PARENT_MUST_AGREE' | undefined {
  const standing = learner && standingOf(learner, ctx.now())
  return standing === 'ADULT' || standing === 'CONSENTED' ? undefined : 'PARENT_MUST_AGREE'
}

/** The sentence of a refusal, with its values. */
export async function refusalError(
  ctx: Ctx,
  { session, refusal, lateOrderId }: ClassOfLearner,
): Promise<DomainError | undefined> {
  switch (refusal) {
    case undefined:
      return undefined
    case 'NOT_ENROLLED':
      return errors.NOT_ENROLLED_IN_BATCH()
    case 'VALIDITY_IS_OVER':
      return catalogueErrors.VALIDITY_IS_OVER()
    case 'ACCESS_LIMITED':
      return errors.ACCESS_LIMITED({ amount: await amountDue(ctx.db, lateOrderId) })
    case 'CLASS_NOT_OPEN':
      return errors.CLASS_NOT_OPEN({ time: { at: opensAt(session) } })
    case 'CLASS_CANCELLED':
      return errors.CLASS_CANCELLED({ reason: asSentence(session.reason) })
    case 'REMOVED':
      return errors.REMOVED_FROM_CLASS()
    default:
      return errors[refusal]()
  }
}

/** "The teacher is ill.", in each of its languages. */
export function asSentence(reason: LocalisedText | null): LocalisedText | '' {
  if (!reason) return ''
  const spoken = Object.entries(reason).map(([lang, text]) => [lang, text && ended(lang, text)])
  return Object.fromEntries(spoken) as LocalisedText // in the languages of the reason
}

function ended(lang: string, text: string): string {
  return text.replace(/[.।]$/, '') + (STOPS[lang] ?? '.')
}

const STOPS: Readonly<Record<string, string>> = { hi: '।', bn: '।' }
