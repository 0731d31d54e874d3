// The experiments as families meet them: who takes part, and that what somebody got stays.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { later, MINUTE } from '#core/kernel/time.ts'
import { BoardKey } from '#core/taxonomy/schemas.ts'
import { PLAN_ORDER } from '#core/modules/experiments/plan-order.ts'
import { tuitionGroup } from '#core/modules/experiments/tuition.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { heard } from '#server/modules/catalogue/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { peopleOf } from '#server/test/people.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'
import { assign } from './assign.ts'

let app: TestApp
let people: ReturnType<typeof peopleOf>
beforeAll(async () => {
  app = await startTestApp()
  people = peopleOf(app)
})
afterAll(() => app.close())

const cbse = BoardKey.parse('cbse')
const subjects = { CG: 4, TG1: 3, TG2: 2 }

describe('the tuition experiment', () => {
  it('gives a browser the same every time, and the subjects of its group', async () => {
    const { client } = people.aBrowser()
    const first = await client.experiments.getTuitionExperiment({ grade: 7, board: cbse })
    expect(first.takesPart).toBe(true)
    expect(first.subjects).toHaveLength(subjects[first.group ?? 'CG'])
    expect(await client.experiments.getTuitionExperiment({ grade: 7, board: cbse })).toEqual(first)
  })

  it.each([
    [5, cbse],
    [9, cbse],
    [7, BoardKey.parse('icse')],
  ])('is not for grade %i of %s', async (grade, board) => {
    const answer = await people.aBrowser().client.experiments.getTuitionExperiment({ grade, board })
    expect(answer).toEqual({ takesPart: false, number: null, group: null, subjects: [] })
  })

  it('keeps the visitor’s value after login, later in every browser too', async () => {
    // Nine browsers, so that not all of them get by chance what their learner's own id would give.
    for (let i = 0; i < 9; i += 1) {
      const browser = people.aBrowser()
      const before = await browser.client.experiments.getTuitionExperiment({ grade: 7, board: cbse })
      const { client, phone } = await people.logIn(people.aPhone(), browser)
      await client.accounts.editProfile({ grade: 7, board: 'cbse', birthYear: 1990 })
      expect(await client.experiments.getTuitionExperiment({})).toEqual(before)
      const elsewhere = await people.logIn(phone)
      expect(await elsewhere.client.experiments.getTuitionExperiment({})).toEqual(before)
    }
  })

  it('goes by the learner’s profile and not by the query', async () => {
    const family = await aHousehold(app.ctx, { grade: 11, stream: 'SCIENCE', board: cbse })
    const answer = await app.as(family).experiments.getTuitionExperiment({ grade: 7, board: cbse })
    expect(answer).toMatchObject({ takesPart: false })
  })

  // The expected counts of 900 subjects at 2/9, 4/9 and 3/9 are 200, 400 and 300. Four standard deviations are 50, 60
  // and 57.
  it('splits 2 : 4 : 3', async () => {
    const counts = { CG: 0, TG1: 0, TG2: 0 }
    for (let i = 0; i < 900; i += 1)
      counts[tuitionGroup((await assign(app.ctx, 'split', { device: `device ${i}`, learnerId: undefined })) ?? 0)] += 1
    expect(Math.abs(counts.CG - 200)).toBeLessThan(50)
    expect(Math.abs(counts.TG1 - 400)).toBeLessThan(60)
    expect(Math.abs(counts.TG2 - 300)).toBeLessThan(55)
  })
})

describe('the preselected plan', () => {
  const asUsual = { takesPart: false, value: 'A', preselect: 'USUAL' }

  it('is the usual one until the experiment was started', async () => {
    expect(await people.aBrowser().client.experiments.getPlanOrder({})).toEqual(asUsual)
    const reason = 'We want to know which plan helps families.'
    const { id } = await app.as(owner).staffExperimentStarts.create({ experiment: PLAN_ORDER, reason })
    const second = clerk('stf000000000000000002', 'experiments.approve')
    await app.as(second).staffExperimentActions.decideExperimentStart({ id, isApproved: true })
    await heard(app.ctx)
  })

  it('is one of three, and stays with the browser and then with its learner', async () => {
    const browser = people.aBrowser()
    const before = await browser.client.experiments.getPlanOrder({})
    expect(before.takesPart).toBe(true)
    expect(before.preselect).toBe({ A: 'USUAL', B: 'CHEAPEST', C: 'SECOND_CHEAPEST' }[before.value])
    expect(await browser.client.experiments.getPlanOrder({})).toEqual(before)
    const { client } = await people.logIn(people.aPhone(), browser)
    await client.accounts.editProfile({ birthYear: 1990 })
    expect(await client.experiments.getPlanOrder({})).toEqual(before)
  })

  it.each([
    ['a child without consent', { birthYear: 2012 }],
    ['a learner whose age nobody has said', {}],
  ])('is the usual one for %s, of whom nothing is noted', async (_, age) => {
    const child = await aHousehold(app.ctx, { ...age, grade: 7, board: cbse })
    expect(await app.as(child).experiments.getPlanOrder({})).toEqual(asUsual)
    expect(await app.as(child).experiments.getTuitionExperiment({})).toMatchObject({ takesPart: false })
    const { rows } = await app.pool.query('select from experiments.assignment where subject = $1', [child.learnerId])
    expect(rows).toEqual([])
  })

  it('is the usual one for staff who read a family’s pages, and nothing is noted of the family', async () => {
    const family = await aHousehold(app.ctx, { birthYear: 1990 })
    const support = { viewId: 'sup000000000000000001', staffId: owner.staffId, endsAt: later(app.now(), MINUTE) }
    expect(await app.as({ ...family, support }).experiments.getPlanOrder({})).toEqual(asUsual)
  })
})
