// A learner asks about a question of a test: who may ask, how staff read it, and how the answer comes back.
import { afterAll, expect, describe, it } from 'vitest'
import { DAY, later } from '#core/kernel/time.ts'
import { aChild, aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aTestPaper, type ATestPaper } from '#server/modules/attempts/factory.ts'
import { changeAccess, enrol } from '#server/modules/enrolments/index.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'

const app = await startTestApp()
const desk = app.as(clerk('stf000000000000000093', 'tickets.view', 'tickets.edit'))
afterAll(() => app.close())

const TEXT = 'Why is the second option right?'

/** This family has taken the test and answered one question wrong. */
async function aTaker(paper: ATestPaper, family?: AHousehold) {
  const taker = family ?? (await aHousehold(app.ctx))
  const client = app.as(taker)
  const { attemptId: aid } = await client.attempts.startTest({ id: paper.paperId as never })
  const { epoch } = await client.attempts.openAttempt({ aid })
  const item = { questionId: paper.single, seq: 1, value: { options: ['b'] }, status: 'ANSWERED', timeMs: 1, clientAt: app.now() } as never // prettier-ignore
  await client.attempts.saveResponses({ aid, epoch, items: [item] })
  return { client, aid, epoch, family: taker }
}

async function marked(taker: Awaited<ReturnType<typeof aTaker>>) {
  await taker.client.attempts.submitAttempt(taker)
  await app.runJobs()
  return taker
}

describe('a doubt about a question of a test', () => {
  it('comes to staff with the question, and its answer to the family with a notice', async () => {
    const paper = await aTestPaper(app.ctx)
    const { client, aid } = await marked(await aTaker(paper))
    expect(await client.attempts.getRecommendations({ aid })).toMatchObject({ doubtLock: null })
    const ticket = await client.ticketsDoubts.askDoubt({ aid, questionId: paper.single, text: TEXT })
    expect(ticket).toMatchObject({
      category: 'DOUBT',
      subject: 'Q. 1 · Sets',
      path: `/quiz/${paper.paperId}/result/${aid}#question-1`,
      answerBy: later(app.now(), DAY),
      messages: [{ author: 'FAMILY', text: TEXT }],
    })
    expect(await client.ticketsDoubts.listDoubts({ aid })).toEqual({
      doubts: [{ questionId: paper.single, ticketId: ticket.id, no: ticket.no, status: 'OPEN' }],
    })

    const { doubt } = await desk.staffTicketActions.readTicket({ id: ticket.id })
    expect(doubt).toMatchObject({ title: 'Sets', no: 1, passage: null })
    expect(doubt?.solution).toMatchObject({ answer: { options: ['b'] }, key: { options: ['a'] }, outcome: 'WRONG' })
    await desk.staffTicketActions.answerTicket({ id: ticket.id, text: 'It is not: the first one is.' })
    await app.runJobs()
    const { notices } = await client.notices.listNotices({})
    expect(notices.map(({ type, link }) => [type, link])).toContainEqual(['ticket-answered', `/help/${ticket.id}`])
    expect((await client.ticketsDoubts.listDoubts({ aid })).doubts).toMatchObject([{ status: 'ANSWERED' }])
    const { data } = await desk.staffTickets.list({ category: 'DOUBT' })
    expect(data.map(({ id }) => id)).toContain(ticket.id)
  })

  it('is one for each question, also of many calls at once', async () => {
    const paper = await aTestPaper(app.ctx)
    const { client, aid } = await marked(await aTaker(paper))
    const ask = (questionId: typeof paper.single) => client.ticketsDoubts.askDoubt({ aid, questionId, text: TEXT })
    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => ask(paper.single)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(ask(paper.single)).rejects.toMatchObject({ code: 'DOUBT_ASKED_ALREADY' })
    await ask(paper.numeric)
    expect((await client.ticketsDoubts.listDoubts({ aid })).doubts).toHaveLength(2)
  })

  it('is about a question of the learner’s own test, once the results are released', async () => {
    const [paper, other] = [await aTestPaper(app.ctx), await aTestPaper(app.ctx)]
    const taker = await aTaker(paper)
    const { client, aid } = taker
    const ask = (questionId: typeof paper.single) => client.ticketsDoubts.askDoubt({ aid, questionId, text: TEXT })
    await expect(ask(paper.single)).rejects.toMatchObject({ code: 'RESULT_NOT_RELEASED' })
    await marked(taker)
    await expect(ask(other.single)).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    const stranger = app.as(await aHousehold(app.ctx)).ticketsDoubts
    await expect(stranger.askDoubt({ aid, questionId: paper.single, text: TEXT })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' }) // prettier-ignore
    await expect(stranger.listDoubts({ aid })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    const withhelds = await aTestPaper(app.ctx, { release: 'BY_STAFF' })
    const held = await marked(await aTaker(withhelds))
    await expect(held.client.ticketsDoubts.askDoubt({ aid: held.aid, questionId: withhelds.single, text: TEXT })).rejects.toMatchObject({ code: 'RESULT_NOT_RELEASED' }) // prettier-ignore
  })

  it('of another learner of the household is that learner’s', async () => {
    const paper = await aTestPaper(app.ctx)
    const family = await aHousehold(app.ctx)
    const child = await aChild(app.ctx, family, { firstName: 'Ravi', grade: 11 })
    const { aid } = await marked(await aTaker(paper, { ...family, learnerId: child }))
    const { id } = await app.as(family).ticketsDoubts.askDoubt({ aid, questionId: paper.single, text: TEXT })
    expect(await desk.staffTickets.one({ id })).toMatchObject({
      learnerId: child,
      accountId: family.accountId,
    })
  })
})

describe('doubt solving', () => {
  const enrolled = async ({ accountId, learnerId }: AHousehold, { bundle, plan }: Awaited<ReturnType<typeof aSellablePlan>>) => {
    const orderId = app.ctx.newId('ord')
    const enrolment = { accountId, learnerId, bundleId: bundle.id, aslGroup: null, planId: plan.id, orderId, state: 'REGULAR', validTill: later(app.now(), 10 * DAY) } as const
    await app.ctx.db.transaction().execute((tx) => enrol(app.ctx, tx, enrolment))
    return orderId
  } // prettier-ignore

  it('comes with the plans that include it: Lite names them, and Classic asks', async () => {
    const lite = await aSellablePlan(app.ctx, { plan: { variantName: 'LITE' } })
    const classic = await aSellablePlan(app.ctx, { plan: { variantName: 'CLASSIC', programId: lite.program.id } })
    const paper = await aTestPaper(app.ctx, { isFree: false, bundleIds: [lite.bundle.id, classic.bundle.id] as never })
    const [asha, ravi] = [await aHousehold(app.ctx), await aHousehold(app.ctx)]
    await enrolled(asha, lite)
    await enrolled(ravi, classic)
    const first = await marked(await aTaker(paper, asha))
    const asking = first.client.ticketsDoubts.askDoubt({ aid: first.aid, questionId: paper.single, text: TEXT })
    await expect(asking).rejects.toMatchObject({ code: 'DOUBT_NEEDS_PLAN' })
    const { doubtLock } = await first.client.attempts.getRecommendations({ aid: first.aid })
    expect(doubtLock).toMatchObject({
      message: 'Your plan does not include doubt solving. These plans do: Classic.',
      path: `/plans?subscriptionPlanId=${classic.plan.id}`,
    })
    const second = await marked(await aTaker(paper, ravi))
    await second.client.ticketsDoubts.askDoubt({ aid: second.aid, questionId: paper.single, text: TEXT })
  })

  it('waits for a late instalment, and is over with the course', async () => {
    const classic = await aSellablePlan(app.ctx, { plan: { variantName: 'CLASSIC' } })
    const paper = await aTestPaper(app.ctx, { isFree: false, bundleIds: [classic.bundle.id] as never })
    const family = await aHousehold(app.ctx)
    const orderId = await enrolled(family, classic)
    const { client, aid } = await marked(await aTaker(paper, family))
    const ask = () => client.ticketsDoubts.askDoubt({ aid, questionId: paper.single, text: TEXT })
    await changeAccess(app.ctx.db, orderId, 'LIMITED')
    await expect(ask()).rejects.toMatchObject({ code: 'DOUBT_NEEDS_PAYMENT' })
    await changeAccess(app.ctx.db, orderId, 'FULL')
    app.moveClock(11 * DAY)
    await expect(app.as(family).ticketsDoubts.askDoubt({ aid, questionId: paper.single, text: TEXT })).rejects.toMatchObject({ code: 'DOUBT_NOT_INCLUDED' }) // prettier-ignore
    app.moveClock(-11 * DAY)
    await ask()
  })
})
