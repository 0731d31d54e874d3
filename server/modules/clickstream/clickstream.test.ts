import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '#core/kernel/time.ts'
import { AttendanceRecorded } from '#core/modules/classroom/events.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { visitor, type Actor } from '#server/platform/access/actor.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { aTaughtClass } from '#server/test/taught-class.ts'
import { someVisits } from './factory.ts'

let app: TestApp
let made = 0
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const send = (actor: Actor, body: object) => app.as(actor).clickstream.productBuyOrLanding(body)
const aVisit = () => (made += 1).toString(16).padStart(16, 'a')
const landing = { eventType: 'PRODUCT_LANDING', pageURL: 'https://kandil.in/plans?grade=11&couponCode=X' }

async function rowsOf(path: string) {
  const { rows } = await app.pool.query('select * from clickstream.event where path = $1 order by at', [path])
  return rows
}

describe('an event', () => {
  it('is taken as the specification sends it, or several together', async () => {
    const eventTime = app.now() - 1_000
    expect(await send(visitor, { ...landing, pageName: 'plans', eventTime, duration: 4_000 })).toEqual({ accepted: 1 })
    const events = [landing, { ...landing, eventType: 'PRODUCT_BUY' }]
    expect(await send(visitor, { events, visit: aVisit() })).toEqual({ accepted: 2 })
    const [first] = await rowsOf('/plans')
    expect(first).toMatchObject({ event_type: 'PRODUCT_LANDING', page_name: 'plans' })
    expect(Number(first.client_at)).toBe(eventTime)
  })

  it('keeps nothing of a query, of a key in a path, or of a clock that is far off', async () => {
    await send(visitor, {
      eventType: 'PRODUCT_LANDING',
      pageURL: '/pay/ord01m4x8y2k3f7q9w2zt?st=CHARGED',
      eventTime: app.now() - DAY,
    })
    expect(await rowsOf('/pay/…')).toMatchObject([{ page_name: 'pay', client_at: null }])
  })

  it('of no page is not kept, and what is no event is refused', async () => {
    expect(await send(visitor, { eventType: 'X', pageURL: 'javascript:alert(1)' })).toEqual({ accepted: 0 })
    await expect(send(visitor, { ...landing, eventType: '<b>' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('who did it', () => {
  it('is a learner who is grown up, or whose guardian has agreed', async () => {
    const adult = await aHousehold(app.ctx, { birthYear: 1990 })
    const child = await aHousehold(app.ctx, { birthYear: 2012, hasConsent: true })
    for (const family of [adult, child]) {
      const visit = aVisit()
      await send(family, { ...landing, pageURL: `/courses/${visit.slice(-4)}`, visit })
      expect(await rowsOf(`/courses/${visit.slice(-4)}`)).toMatchObject([{ visit, learner_id: family.learnerId }])
    }
  })

  it('is dropped with the visit for a child without consent, and for one whose age nobody told', async () => {
    const child = await aHousehold(app.ctx, { birthYear: 2012 })
    const unknown = await aHousehold(app.ctx)
    for (const [family, path] of [
      [child, '/courses/child'],
      [unknown, '/courses/unknown'],
    ] as const) {
      await send(family, { ...landing, pageURL: path, visit: aVisit() })
      expect(await rowsOf(path)).toMatchObject([{ visit: null, learner_id: null }])
    }
  })

  it('is never what the request says', async () => {
    const victim = await aHousehold(app.ctx, { birthYear: 1990 })
    await expect(send(visitor, { ...landing, callingUserId: victim.learnerId })).rejects.toMatchObject({
      code: 'FORBIDDEN_ERROR',
    })
    await send(visitor, { events: [{ ...landing, pageURL: '/courses/claim', callingUserId: victim.learnerId }] })
    expect(await rowsOf('/courses/claim')).toMatchObject([{ learner_id: null }])
  })
})

it('counts one exit in a visit', async () => {
  const visit = aVisit()
  const exit = { eventType: 'USER_EXIT', pageURL: '/plans' }
  expect(await send(visitor, { events: [exit, exit], visit })).toEqual({ accepted: 1 })
  expect(await send(visitor, { ...exit, pageURL: '/pay', visit })).toEqual({ accepted: 0 })
})

it.each(['OFFER', 'LOGIN', 'COUPON'])(
  'counts each thing done with a pop-up once in a visit, however fast it is sent: %s',
  async (kind) => {
    const visit = aVisit()
    const close = { eventType: `${kind}_POPUP_CLOSE_CLICK`, pageURL: '/popup-page' }
    const answers = await Promise.all([1, 2, 3].map(() => send(visitor, { events: [close, close], visit })))
    expect(answers.map(({ accepted }) => accepted).toSorted()).toEqual([0, 0, 1])
    expect(await send(visitor, { ...close, visit: aVisit() })).toEqual({ accepted: 1 })
  },
)

describe('the events of learning', () => {
  const events = async (learnerId: string) => {
    const { rows } = await app.pool.query('select event_type from clickstream.event where learner_id = $1', [learnerId])
    return rows.map((row) => row.event_type).toSorted()
  }

  it('are a course that begins and a class that was attended, as the server knows them', async () => {
    const home = await aHousehold(app.ctx, { birthYear: 1990 })
    const { id: sessionId } = await aTaughtClass(app, [home, await aHousehold(app.ctx, { birthYear: 1990 })])
    expect(await events(home.learnerId)).toEqual(['COURSE_STARTED'])
    await app.pool.query(
      `insert into classroom.attendance (session_id, learner_id, present_ms, is_attended, is_late, left_early)
       values ($1, $2, 3000000, true, false, false)`,
      [sessionId, home.learnerId],
    )
    await app.ctx.db.transaction().execute((tx) => app.ctx.publish(tx, AttendanceRecorded, { sessionId }))
    await app.runJobs()
    expect(await events(home.learnerId)).toEqual(['CLASS_ATTENDED', 'COURSE_STARTED'])
  })

  it('name no child whose guardian has not agreed', async () => {
    const child = await aHousehold(app.ctx, { birthYear: 2012 })
    await send(child, { eventType: 'TEST_START', pageURL: '/quiz/pap01m4x8y2k3f7q9w2zt' })
    expect(await rowsOf('/quiz/…')).toMatchObject([{ event_type: 'TEST_START', learner_id: null, visit: null }])
  })
})

describe('the paid-orders check', () => {
  it('that is answered with an error leaves an event', async () => {
    const [mine, other] = [await aHousehold(app.ctx, { birthYear: 1990 }), await aHousehold(app.ctx)]
    const check = app.as(mine).orders.checkIfHasPaidOrders({ userId: other.learnerId })
    await expect(check).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    expect(await app.as(mine).orders.checkIfHasPaidOrders({})).toEqual({ hasPaidOrders: false })
    await app.runJobs()
    const { rows } = await app.pool.query(
      `select learner_id from clickstream.event where event_type = 'PAID_ORDERS_CHECK_ERROR'`,
    )
    expect(rows).toEqual([{ learner_id: mine.learnerId }])
  })
})

describe('months', () => {
  it('are made ahead, and dropped thirteen months later', async () => {
    const months = async () => {
      const { rows } = await app.pool.query(
        `select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
         where inhparent = 'clickstream.event'::regclass order by relname`,
      )
      return rows.map(({ relname }) => String(relname))
    }
    await app.runJob('clickstream.keep-months')
    expect(await months()).toContain('event_2027_01')
    app.moveClock(395 * DAY) // 21 December 2027
    await app.runJob('clickstream.keep-months')
    expect(await months()).toContain('event_2026_11')
    app.moveClock(20 * DAY) // 10 January 2028: what is older than December 2026 goes
    await app.runJob('clickstream.keep-months')
    expect(await months()).toEqual(expect.arrayContaining(['event_2026_12', 'event_2028_03']))
    expect(await months()).not.toContain('event_2026_11')
  })

  it('that nobody made are made by their first event', async () => {
    app.moveClock(200 * DAY)
    expect(await send(visitor, landing)).toEqual({ accepted: 1 })
  })
})

it('shows staff how far visits came, and no page that few have seen', async () => {
  const analyst = clerk(app.ctx.newId('stf'), 'clickstream.view')
  await someVisits(app.ctx, { course: 40, plans: 30, pay: 12, rare: 9 })
  const { steps, pages } = await app.as(analyst).staffFunnel.getFunnel({ days: 1 })
  expect(steps.slice(0, 3)).toMatchObject([
    { step: 'COURSE', visits: 40 },
    { step: 'PLANS', visits: 30 },
    { step: 'PAY', visits: 12 },
  ])
  expect(pages.map(({ pageName }) => pageName)).toEqual(['course', 'plans', 'pay'])
})
