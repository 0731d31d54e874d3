// The answers for programs of organisations. A page is everything of so many families, in the order of their accounts.
import { DAY, later } from '#core/kernel/time.ts'
import { listLearnersOfHomes } from '#server/modules/accounts/index.ts'
import { listAttendanceOf } from '#server/modules/classroom/index.ts'
import { listEnrolmentsOfAccounts } from '#server/modules/enrolments/index.ts'
import { listOrdersOfAccounts } from '#server/modules/orders/index.ts'
import { listAllOpenPapers } from '#server/modules/papers/index.ts'
import { listTaggedAccounts } from '#server/modules/partners/index.ts'
import type { Client } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { getOrganisation } from '../store.ts'

interface PageInput {
  readonly after?: string | undefined
  readonly size: number
}

export async function listClientLearners(ctx: Ctx, client: Client, page: PageInput) {
  const { accountIds, next } = await readFamilies(ctx, client, page)
  const learners = await listLearnersOfHomes(ctx.db, accountIds)
  return {
    learners: learners.map(({ userId, firstName, studentInfo }) => ({
      learnerId: userId,
      firstName,
      grade: studentInfo.grade,
    })),
    next,
  }
}

export async function listClientOrders(ctx: Ctx, client: Client, page: PageInput) {
  const { accountIds, next } = await readFamilies(ctx, client, page)
  return { orders: await listOrdersOfAccounts(ctx.db, accountIds), next }
}

export async function listClientEnrolments(ctx: Ctx, client: Client, page: PageInput) {
  const { accountIds, next } = await readFamilies(ctx, client, page)
  const enrolments = await listEnrolmentsOfAccounts(ctx.db, accountIds, ctx.now())
  return {
    enrolments: enrolments.map(({ bundleEnrolmentId, userId, bundleId, ...enrolment }) => ({
      ...enrolment,
      enrolmentId: bundleEnrolmentId,
      learnerId: userId,
      courseId: bundleId,
    })),
    next,
  }
}

export async function listClientAttendance(
  ctx: Ctx,
  client: Client,
  { days, ...page }: PageInput & { readonly days: number },
) {
  const { accountIds, next } = await readFamilies(ctx, client, page)
  const learners = await listLearnersOfHomes(ctx.db, accountIds)
  const ids = learners.map(({ userId }) => userId)
  return { attendance: await listAttendanceOf(ctx.db, ids, later(ctx.now(), -days * DAY)), next }
}

export async function listClientTests(ctx: Ctx) {
  const papers = await listAllOpenPapers(ctx.db, ctx.now())
  return { tests: papers.map(({ id, grades, ...paper }) => ({ ...paper, testId: id, grades: [...grades] })) }
}

/** An organisation without a partner has no families. */
async function readFamilies({ db }: Ctx, { organisationId }: Client, { after, size }: PageInput) {
  const { partnerCode } = await getOrganisation(db, organisationId)
  const accountIds = partnerCode === null ? [] : await listTaggedAccounts(db, partnerCode, { after, size })
  return { accountIds, next: accountIds.length < size ? null : (accountIds.at(-1) ?? null) }
}
