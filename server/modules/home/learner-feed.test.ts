import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, HOUR, isoString, later, MINUTE } from '#core/kernel/time.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { aBatch, aBundle, aCurriculum, aTeacher } from '#server/modules/catalogue/factory.ts'
import { generateAll } from '#server/modules/classroom/factory.ts'
import { enrol } from '#server/modules/enrolments/index.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { aFeedCard, aPopup } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const of = (family: AHousehold) => app.as(family)

/** Enrolled for thirty days in a course with physics on Saturdays at 7 pm and maths on Sundays at 6 pm. */
async function aLearner(but: Parameters<typeof aHousehold>[1] = { birthYear: 1990 }) {
  const family = await aHousehold(app.ctx, but)
  const { id: teacherId } = await aTeacher(app.ctx, { name: 'Asha Rao' })
  const { id: curriculumId } = await aCurriculum(app.ctx, {
    chapters: { physics: [{ chapter: { en: 'Vectors' }, month: 1, classes: 4, tests: 1 }] },
  })
  const bundle = await aBundle(app.ctx, { curriculumId })
  const slot = { lengthMinutes: 60, teacherId, isFree: false }
  const slots = [
    { ...slot, weekday: 6, startMinutes: 19 * 60, subject: 'physics' },
    { ...slot, weekday: 0, startMinutes: 18 * 60, subject: 'maths' },
  ]
  await aBatch(app.ctx, bundle, { slots })
  await generateAll(app.ctx)
  const { accountId, learnerId } = family
  const bought = { accountId, learnerId, bundleId: bundle.id, aslGroup: null, planId: null, orderId: app.ctx.newId('ord') }
  const validTill = later(app.now(), 30 * DAY)
  await app.ctx.db.transaction().execute((tx) => enrol(app.ctx, tx, { ...bought, state: 'REGULAR', validTill }))
  return { family, bundle }
} // prettier-ignore

describe('the feed of a learner with a course', () => {
  it('begins with the next class, goes on with the course, and sells last', async () => {
    const { family, bundle } = await aLearner()
    const offer = await aFeedCard(app.ctx, { type: 'OFFER', rank: 0 })
    const forPaid = await aFeedCard(app.ctx, { audience: 'PAID', rank: 1 })
    await aFeedCard(app.ctx, { audience: 'UNPAID' })
    await aFeedCard(app.ctx, { grades: [9], rank: 2 })
    const { cards } = await of(family).home.getHomeFeed({})
    expect(cards).toMatchObject([
      {
        type: 'NEXT_CLASS',
        title: { text: 'Physics' },
        text: { text: 'Class 11 JEE Main · Asha Rao' },
        cta: { label: null, redirectionUrl: expect.stringMatching(/^\/class\/ses/) },
        at: later(START, HOUR),
        expiresAt: later(START, 2 * HOUR),
      },
      { type: 'NEXT_CLASS', title: { text: 'Maths' }, at: later(START, DAY) },
      {
        type: 'CONTINUE',
        id: bundle.id,
        title: { text: 'Class 11 JEE Main' },
        text: { text: 'Maths' },
        // The learner's own course, and not the page that sells it.
        cta: { redirectionUrl: `/learn/${bundle.id}` },
      },
      { id: forPaid },
      { id: offer },
    ])
  })

  it('says that a class is live while it is', async () => {
    const { family } = await aLearner()
    app.moveClock(90 * MINUTE)
    const { cards } = await of(family).home.getHomeFeed({})
    expect(cards[0]).toMatchObject({ type: 'LIVE_NOW', title: { text: 'Physics' } })
    expect(cards.find(({ type }) => type === 'CONTINUE')).toMatchObject({ text: { text: 'Physics: Vectors' } })
    app.moveClock(-90 * MINUTE)
  })

  it('shows a child whose guardian has not agreed nothing that sells', async () => {
    await aPopup(app.ctx, { audience: 'SIGNED_IN' })
    const sold = async (birthYear: number | null, hasConsent: boolean) => {
      const age = birthYear === null ? {} : { birthYear }
      const child = of(await aHousehold(app.ctx, { ...age, hasConsent }))
      const [{ cards }, { popups }] = await Promise.all([
        child.home.getHomeFeed({}),
        child.home.getPopups({ page: 'home' }),
      ])
      return [cards.filter(({ type }) => type === 'OFFER').length, popups.length]
    }
    expect(await sold(2014, false)).toEqual([0, 0])
    expect(await sold(null, false)).toEqual([0, 0])
    expect(await sold(2014, true)).toEqual([1, 1])
  })
})

describe('an instalment', () => {
  it('is announced from seven days before it is due until it is paid, only the next one', async () => {
    const family = await aHousehold(app.ctx)
    const { accountId, learnerId } = family
    const inDays = (days: number) => isoString(later(app.now(), days * DAY))
    await app.asOwner(`insert into instalments.plan (id, order_id, account_id, learner_id, bundle_id, title, state, created_at)
      values ('ipl000000000000000001', 'ord000000000000000001', '${accountId}', '${learnerId}', 'bun000000000000000001', 'Class 9', 'RUNNING', now())`)
    await app.asOwner(`insert into instalments.part (id, plan_id, no, due_at, total_amount, discount_amount, state, paid_at) values
      ('prt000000000000000001', 'ipl000000000000000001', 1, '${inDays(-30)}', 500000, 0, 'PAID', now()),
      ('prt000000000000000002', 'ipl000000000000000001', 2, '${inDays(8)}', 500000, 0, 'OPEN', null),
      ('prt000000000000000003', 'ipl000000000000000001', 3, '${inDays(9)}', 500000, 0, 'OPEN', null)`)
    const dues = async () =>
      (await of(family).home.getHomeFeed({})).cards.filter(({ type }) => type === 'INSTALMENT_DUE')
    expect(await dues()).toEqual([])
    app.moveClock(DAY)
    expect(await dues()).toMatchObject([
      {
        id: 'prt000000000000000002',
        amount: 500_000,
        at: later(app.now(), 7 * DAY),
        cta: { redirectionUrl: `/pay/instalment?entity=bun000000000000000001&learner=${learnerId}` },
      },
    ])
    await app.asOwner(`update instalments.part set state = 'PAID', paid_at = now() where no = 2`)
    expect(await dues()).toEqual([])
    app.moveClock(-DAY)
  })
})

describe('tonight’s lantern', () => {
  it('has a goal of three, five or seven nights', async () => {
    const family = await aHousehold(app.ctx)
    expect(await of(family).home.setLanternGoal({ nights: 5 })).toMatchObject({ goal: 5 })
    expect(await of(family).home.setLanternGoal({ nights: 3 })).toMatchObject({ goal: 3 })
    const wrong = of(family).home.setLanternGoal({ nights: 4 as 5 })
    await expect(wrong).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
