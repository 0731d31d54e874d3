// The answers for programs of organisations. A page is everything of so many families, in the order of their accounts, about the
// learners whom the family shares with the organisation, and nothing from before that.
import { DAY, later, type Instant } from '#core/kernel/time.ts'
import { listHomes, listLearnersOfHomes } from '#server/modules/accounts/index.ts'
import { listAttendanceOf } from '#server/modules/classroom/index.ts'
import { listEnrolmentsOfAccounts } from '#server/modules/enrolments/index.ts'
import { listOrdersOfAccounts } from '#server/modules/orders/index.ts'
import { listAllOpenPapers } from '#server/modules/papers/index.ts'
import { listTagsOfPartner } from '#server/modules/partners/index.ts'
import type { Call, Client } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { isShared, sharedOf } from '../shared-learners.ts'
import { getOrganisation } from '../store.ts'

interface PageInput {
  readonly after?: string | undefined
  readonly size: number
}

export async function listClientLearners(ctx: Ctx, page: PageInput, { actor: client }: Call<Client>) {
  const { learners, shows, next } = await readFamilies(ctx, client, page)
  return {
    learners: learners
      .filter(({ userId }) => shows(userId, ctx.now()))
      .map(({ userId, firstName, studentInfo }) => ({ learnerId: userId, firstName, grade: studentInfo.grade })),
    next,
  }
}

export async function listClientOrders(ctx: Ctx, page: PageInput, { actor: client }: Call<Client>) {
  const { accountIds, shows, next } = await readFamilies(ctx, client, page)
  const orders = await listOrdersOfAccounts(ctx.db, accountIds)
  return { orders: orders.filter(({ learnerId, createdAt }) => shows(learnerId, createdAt)), next }
}

export async function listClientEnrolments(ctx: Ctx, page: PageInput, { actor: client }: Call<Client>) {
  const { accountIds, shows, next } = await readFamilies(ctx, client, page)
  const enrolments = await listEnrolmentsOfAccounts(ctx.db, accountIds, ctx.now())
  return {
    enrolments: enrolments
      .filter(({ userId, startsAt }) => shows(userId, startsAt))
      .map(({ bundleEnrolmentId, userId, bundleId, ...enrolment }) => ({
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
  { days, ...page }: PageInput & { readonly days: number },
  { actor: client }: Call<Client>,
) {
  const { learners, shows, next } = await readFamilies(ctx, client, page)
  const ids = learners.map(({ userId }) => userId)
  const attendance = await listAttendanceOf(ctx.db, ids, later(ctx.now(), -days * DAY))
  return { attendance: attendance.filter(({ learnerId, startsAt }) => shows(learnerId, startsAt)), next }
}

export async function listClientTests(ctx: Ctx) {
  const papers = await listAllOpenPapers(ctx.db, ctx.now())
  return { tests: papers.map(({ id, grades, ...paper }) => ({ ...paper, testId: id, grades: [...grades] })) }
}

/** An organisation without a partner has no families. `shows` says whether it may read what began then about this learner. */
async function readFamilies(ctx: Ctx, { organisationId }: Client, { after, size }: PageInput) {
  const { partnerCode } = await getOrganisation(ctx.db, organisationId)
  const tags = partnerCode === null ? [] : await listTagsOfPartner(ctx.db, partnerCode, { after, size })
  const accountIds = tags.map(({ accountId }) => accountId)
  const learners = await listLearnersOfHomes(ctx.db, accountIds)
  const homes = await listHomes(ctx.db, learners.map(({ userId }) => userId)) // prettier-ignore
  const shared = await sharedOf(ctx, { homes, tags: new Map(tags.map((tag) => [tag.accountId, tag])) })
  const shows = (learnerId: string | null, at: Instant) => isShared(shared, { learnerId, partnerCode, at })
  return { accountIds, learners, shows, next: accountIds.length < size ? null : (accountIds.at(-1) ?? null) }
}
