// Experiments as staff run them: the segment, the payload, the start by two people, the stop, and the guardrail.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { BoardKey } from '#core/taxonomy/schemas.ts'
import { PLAN_ORDER } from '#core/modules/experiments/plan-order.ts'
import { TUITION } from '#core/modules/experiments/tuition.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { heard } from '#server/modules/catalogue/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { moneyInWallet } from '#server/modules/wallet/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { refundPart } from '#server/test/refunds.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await start(PLAN_ORDER)
})
afterAll(() => app.close())

const SCOPES = ['experiments.view', 'experiments.edit', 'experiments.approve']
const second = clerk('stf000000000000000002', ...SCOPES)
const reason = 'We want to know which plan helps families.'
const cbse = BoardKey.parse('cbse')

async function stop(id: string) {
  await app.as(owner).staffExperimentActions.stopExperiment({ id, reason })
  await heard(app.ctx)
}

async function start(experiment: string) {
  const { id } = await app.as(owner).staffExperimentStarts.create({ experiment, reason })
  await app.as(second).staffExperimentActions.decideExperimentStart({ id, isApproved: true })
  await heard(app.ctx)
}

async function change(id: string, fields: object) {
  const { version, name, note, grades, boards, percentage, variants, guardrail, guardrailPercent, guardrailLeast } =
    await app.as(owner).staffExperiments.one({ id })
  const conduct = { grades, boards, percentage, variants, guardrail, guardrailPercent, guardrailLeast }
  return app.as(owner).staffExperiments.update({ id, version, name, note, ...conduct, ...fields })
}

describe('an experiment', () => {
  it('is stopped by one person and started by two, and what somebody was given is still theirs', async () => {
    const family = app.as(await aHousehold(app.ctx, { birthYear: 1990, grade: 7, board: cbse }))
    const before = await family.experiments.getTuitionExperiment({})
    expect(before.takesPart).toBe(true)
    await stop(TUITION)
    expect(await family.experiments.getTuitionExperiment({})).toMatchObject({ takesPart: false })
    await expect(stop(TUITION)).rejects.toMatchObject({ code: 'EXPERIMENT_NOT_RUNNING' })

    const { id } = await app.as(owner).staffExperimentStarts.create({ experiment: TUITION, reason })
    const decide = (by: typeof owner) =>
      app.as(by).staffExperimentActions.decideExperimentStart({ id, isApproved: true })
    await expect(decide(owner)).rejects.toMatchObject({ code: 'OWN_EXPERIMENT_START' })
    await expect(app.as(owner).staffExperimentStarts.create({ experiment: TUITION, reason })).rejects.toMatchObject({
      code: 'EXPERIMENT_START_IS_OPEN',
    })
    expect(await family.experiments.getTuitionExperiment({})).toMatchObject({ takesPart: false })
    await decide(second)
    await heard(app.ctx)
    await expect(decide(second)).rejects.toMatchObject({ code: 'EXPERIMENT_START_DECIDED' })
    expect(await family.experiments.getTuitionExperiment({})).toEqual(before)
    const { data } = await app.as(owner).staffAudit.list({ subject: `experiments/${TUITION}` })
    expect(data.map(({ action }) => action).toSorted()).toEqual(['experiment-starts.decide', 'experiments.stop'])
  })

  it('is started by nobody who wrote what it tries, though another person asked for it', async () => {
    await stop(TUITION)
    await change(TUITION, { percentage: 99 })
    const { id } = await app.as(second).staffExperimentStarts.create({ experiment: TUITION, reason })
    const third = { ...second, staffId: 'stf000000000000000099' }
    const decide = (by: typeof owner) =>
      app.as(by).staffExperimentActions.decideExperimentStart({ id, isApproved: true })
    expect((await app.as(third).staffExperimentStarts.one({ id })).writtenBy).toEqual([owner.staffId])
    for (const by of [owner, second]) await expect(decide(by)).rejects.toMatchObject({ code: 'OWN_EXPERIMENT_START' })
    expect(await decide(third)).toEqual({ status: 'APPROVED' })
    await stop(TUITION)
    await change(TUITION, { percentage: 100 })
    const again = await app.as(owner).staffExperimentStarts.create({ experiment: TUITION, reason })
    await app.as(second).staffExperimentActions.decideExperimentStart({ id: again.id, isApproved: true })
  })

  it('that is refused stays stopped, and an unknown one cannot be started', async () => {
    await stop(TUITION)
    const { id } = await app.as(owner).staffExperimentStarts.create({ experiment: TUITION, reason })
    await expect(change(TUITION, { percentage: 50 })).rejects.toMatchObject({ code: 'EXPERIMENT_START_IS_OPEN' })
    await app.as(second).staffExperimentActions.decideExperimentStart({ id, isApproved: false, note: 'Not now.' })
    expect(await app.as(owner).staffExperiments.one({ id: TUITION })).toMatchObject({ isRunning: false })
    const unknown = app.as(owner).staffExperimentStarts.create({ experiment: 'no-such', reason })
    await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    await start(TUITION)
    await expect(app.as(owner).staffExperimentStarts.create({ experiment: TUITION, reason })).rejects.toMatchObject({
      code: 'EXPERIMENT_IS_RUNNING',
    })
  })

  it('keeps its segment and payload while it runs; its name and note may change', async () => {
    await expect(change(TUITION, { grades: [6] })).rejects.toMatchObject({ code: 'EXPERIMENT_IS_RUNNING' })
    expect(await change(TUITION, { note: 'Ends in March.' })).toMatchObject({ note: 'Ends in March.' })
  })

  it('is for its classes, its boards and its share only, and gives the payload that staff wrote', async () => {
    await stop(TUITION)
    const payload = ['Maths', 'Hindi']
    await change(TUITION, { grades: [6], variants: ['CG', 'TG1', 'TG2'].map((value) => ({ value, payload })) })
    await start(TUITION)
    const takesPart = async (grade: number) =>
      app.as(await aHousehold(app.ctx, { birthYear: 1990, grade, board: cbse })).experiments.getTuitionExperiment({})
    expect(await takesPart(6)).toMatchObject({ takesPart: true, subjects: payload })
    expect(await takesPart(7)).toMatchObject({ takesPart: false })

    await stop(TUITION)
    await change(TUITION, { percentage: 1 })
    await start(TUITION)
    const twenty = await Promise.all(Array.from({ length: 20 }, () => takesPart(6)))
    // At one in a hundred, twenty of twenty have a chance of 10 to the power of -40.
    expect(twenty.some((each) => !each.takesPart)).toBe(true)
  })

  it.each([
    [[{ value: 'A', payload: ['USUAL'] }], 'VARIANT_MISSING'],
    [['A', 'B', 'C'].map((value) => ({ value, payload: ['DEAREST'] })), 'VARIANT_DOES_NOT_FIT'],
  ])('refuses variants that the page cannot follow: %j', async (variants, code) => {
    await stop(PLAN_ORDER)
    await expect(change(PLAN_ORDER, { variants })).rejects.toMatchObject({ code })
    await start(PLAN_ORDER)
  })
})

describe('a guardrail', () => {
  /** Twenty learners for each value, of whom so many have paid. */
  async function someResults(paid: Readonly<Record<'A' | 'B' | 'C', number>>) {
    const values = [['A', 1], ['B', 4], ['C', 7]] as const // prettier-ignore
    for (const [value, number] of values)
      await app.pool.query(
        `insert into experiments.assignment (experiment, subject, number, assigned_at, paid_at)
         select $1, 'lrn-' || $2 || n, $3, $4, case when n <= $5 then $4::timestamptz end from generate_series(1, 20) n`,
        [PLAN_ORDER, value, number, new Date(app.now()), paid[value]],
      )
  }

  const results = async () =>
    (await app.as(owner).staffExperimentActions.getExperimentResults({ id: PLAN_ORDER })).variants

  it('counts a learner who pays twice and gets money back, once', async () => {
    await stop(PLAN_ORDER)
    await change(PLAN_ORDER, { guardrail: 'PAID', guardrailPercent: 30, guardrailLeast: 20 })
    app.moveClock(1)
    await start(PLAN_ORDER)
    const home = await aHousehold(app.ctx, { birthYear: 1990 })
    const { value } = await app.as(home).experiments.getPlanOrder({})
    const sum = async () => (await results()).find((each) => each.value === value)
    expect(await sum()).toMatchObject({ learners: 1, paid: 0, returned: 0 })
    await moneyInWallet(app.ctx, home.accountId, { purchased: rupees(2_360) })
    const orderIds: string[] = []
    for (const price of [rupees(1_180), rupees(1_180)]) {
      const { plan } = await aSellablePlan(app.ctx, { price })
      const order = await app.as(home).orders.buyItems({ subscriptionPlanId: plan.id, walletAmount: price })
      orderIds.push(order.orderId)
      await app.runJobs()
    }
    expect(await sum()).toMatchObject({ learners: 1, paid: 1, returned: 0 })
    await refundPart(app, home, orderIds[0] ?? '')
    expect(await sum()).toMatchObject({ learners: 1, paid: 1, returned: 1 })
  })

  it('lets an experiment run whose variants do well', async () => {
    await someResults({ A: 12, B: 11, C: 13 })
    await app.runJob('experiments.watch-guardrails')
    expect(await app.as(owner).staffExperiments.one({ id: PLAN_ORDER })).toMatchObject({ isRunning: true })
  })

  // 12 of 20 in A against 3 of 20 in B: 45 points less. Pooled 15 of 40: 1.96 × √(0.375 × 0.625 ÷ 10) = 30 points.
  it('stops one whose variant does harm, says why, and counts afresh after the next start', async () => {
    await app.pool.query(
      `update experiments.assignment set paid_at = null
       where subject like 'lrn-B%' and subject <> all('{lrn-B1,lrn-B2,lrn-B3}')`,
    )
    await app.runJob('experiments.watch-guardrails')
    await heard(app.ctx)
    const b = (await results()).find(({ value }) => value === 'B')
    const a = (await results()).find(({ value }) => value === 'A')
    const stopped = await app.as(owner).staffExperiments.one({ id: PLAN_ORDER })
    expect(stopped.isRunning).toBe(false)
    expect(stopped.stoppedBecause).toBe(`Variant B: ${b?.paid} of ${b?.learners} paid, against ${a?.paid} of ${a?.learners} in A.`)
    expect(await app.as(owner).staffExperiments.list({ isStoppedByGuardrail: 'true' })).toMatchObject({ total: 1 })
    const home = app.as(await aHousehold(app.ctx, { birthYear: 1990 }))
    expect(await home.experiments.getPlanOrder({})).toEqual({ takesPart: false, value: 'A', preselect: 'USUAL' })

    app.moveClock(1)
    await start(PLAN_ORDER)
    expect(await results()).toMatchObject([{ learners: 0 }, { learners: 0 }, { learners: 0 }])
    expect(await app.as(owner).staffExperiments.one({ id: PLAN_ORDER })).toMatchObject({ stoppedBecause: null })
  })
}) // prettier-ignore
