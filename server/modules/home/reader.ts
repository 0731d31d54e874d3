import { standingOf } from '#core/modules/accounts/standing.ts'
import type { Enrolment } from '#core/modules/enrolments/enrolment.ts'
import type { Reader } from '#core/modules/home/audience.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import { listEnrolments } from '#server/modules/enrolments/index.ts'
import type { Actor } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'

/** Who looks at the home page, with the courses that run for them. */
export interface HomeReader extends Reader {
  readonly enrolments: readonly Enrolment[]
  /** A child, or somebody whose age nobody has said, is shown nothing that sells: learning reference, section 11. */
  readonly mayBeSoldTo: boolean
}

const visitor: HomeReader = { isSignedIn: false, isPaid: false, grade: undefined, enrolments: [], mayBeSoldTo: true }

export async function readReader(ctx: Ctx, actor: Actor): Promise<HomeReader> {
  if (actor.kind !== 'household') return visitor
  const now = ctx.now()
  const [learner, all] = await Promise.all([
    findLearner(ctx.db, actor.learnerId),
    listEnrolments(ctx.db, actor.learnerId, {}, now),
  ])
  const enrolments = all.filter(({ isActive }) => isActive)
  return {
    isSignedIn: true,
    isPaid: enrolments.length > 0,
    grade: learner?.studentInfo.grade ?? undefined,
    enrolments,
    mayBeSoldTo: learner !== undefined && ['ADULT', 'CONSENTED'].includes(standingOf(learner, now)),
  }
}
