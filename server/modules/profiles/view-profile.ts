import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Learner, LoginData, StudyChange } from '#core/modules/accounts/account.ts'
import { standingOf } from '#core/modules/accounts/standing.ts'
import { mustAskForGrade, nextGrade } from '#core/modules/profiles/grade-upgrade.ts'
import { AccountId } from '#core/modules/accounts/account.ts'
import type { GradeQuestion, Profile } from '#core/modules/profiles/profile.ts'
import { userState, type UserState } from '#core/modules/profiles/user-state.ts'
import { gradeLabel, gradeName } from '#core/taxonomy/grade.ts'
import { confirmGrade, findGradeConfirmedAt, findHousehold, loginData, updateLearner, type HouseholdLearner } from '#server/modules/accounts/index.ts' // prettier-ignore
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import { listOrdersOfAccount } from '#server/modules/orders/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import { refuseForeignLearner, type LearnerCall } from '#server/platform/access/require-own.ts'
import type { Ctx } from '#server/platform/context.ts'
import { demoBookings } from './points/demo-bookings.ts'
import { findSessionStart } from './store.ts'

export async function viewProfile(ctx: Ctx, _: object, call: LearnerCall): Promise<Profile> {
  const { actor } = call
  const learner = await presentLearner(ctx, call)
  const { grade, stream, target, examTargets } = learner.studentInfo
  const studying = { grade: grade ?? 0, target: target ?? undefined, examTargets }
  return {
    ...learner,
    standing: standingOf(learner, ctx.now()),
    accountId: AccountId.parse(actor.accountId),
    gradeLabel: gradeLabel(studying),
    gradeName: grade === null ? null : gradeName(grade, stream),
    userState: await stateOf(ctx, actor, learner),
  }
}

export async function viewUserState(ctx: Ctx, actor: Household): Promise<UserState> {
  return stateOf(ctx, actor, await presentLearner(ctx, { actor, learnerId: actor.learnerId, isLearnerNamed: false }))
}

async function stateOf(ctx: Ctx, { accountId }: Household, learner: Learner): Promise<UserState> {
  const [enrolments, orders, hasBookedDemo] = await Promise.all([
    listEnrolments(ctx.db, learner.userId, {}, ctx.now()),
    listOrdersOfAccount(ctx.db, accountId),
    demoBookings.only(ctx)(ctx.db, learner.userId),
  ])
  const { grade, board, target } = learner.studentInfo
  return userState({
    isProfileDone: learner.firstName !== null && grade !== null && board !== null && target !== null,
    hasBookedDemo,
    enrolments,
    hasRefund: orders.some(({ learnerId, status }) => learnerId === learner.userId && status === 'REFUNDED'),
  })
}

/** Where the profile says something, that stands: on a shared device the choice may be another child's. */
export async function buildProfile(ctx: Ctx, chosen: StudyChange, call: LearnerCall): Promise<LoginData> {
  const learner = await presentLearner(ctx, call)
  const known = learner.studentInfo
  const isNew = known.grade === null
  await updateLearner(ctx.db, learner.userId, {
    // A stream belongs to its class.
    ...(isNew ? { grade: chosen.grade, stream: chosen.stream } : {}),
    ...(known.board === null ? { board: chosen.board } : {}),
    ...(known.target === null ? { target: chosen.target } : {}),
    ...(known.examTargets.length === 0 ? { examTargets: chosen.examTargets } : {}),
    ...(known.language === null ? { language: chosen.language } : {}),
    now: ctx.now(),
  })
  return loginData(ctx, call.actor)
}

export async function askForGrade(ctx: Ctx, _: object, call: LearnerCall): Promise<GradeQuestion> {
  const learner = await presentLearner(ctx, call)
  const { grade, board } = learner.studentInfo
  const [confirmedAt, month] = await Promise.all([
    findGradeConfirmedAt(ctx.db, learner.userId),
    findSessionStart(ctx.db, board),
  ])
  return {
    isGradeUpgraded: mustAskForGrade({ grade, confirmedAt }, ctx.now(), month),
    grade,
    nextGrade: grade === null ? null : nextGrade(grade),
    gradeLastUpdatedAt: confirmedAt,
  }
}

/** Records the day for every answer of the family. The class itself changes only by editing the profile. */
export async function stampGrade(ctx: Ctx, _: object, { learnerId }: LearnerCall) {
  const now = ctx.now()
  await confirmGrade(ctx.db, learnerId, now)
  return { gradeLastUpdatedAt: now }
}

/** Throws NOT_FOUND_ERROR when the session acts for a learner who has gone since, and FORBIDDEN_ERROR when the call names them too. */
async function presentLearner(
  ctx: Ctx,
  { actor, learnerId, isLearnerNamed }: Omit<LearnerCall, 'learnerId' | 'readLearner'> & { readonly learnerId: string },
): Promise<HouseholdLearner['learner']> {
  const known = await findHousehold(ctx.db, actor.accountId, learnerId)
  if (known) return known.learner
  if (!isLearnerNamed) throw commonErrors.NOT_FOUND_ERROR()
  return refuseForeignLearner(ctx, actor, learnerId)
}
