import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR, later, MINUTE, fromIndia } from '#core/kernel/time.ts'
import { LEAST_PREFERENCE } from '#core/modules/profiles/notification.ts'
import { aChild, aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { readEvents } from '#server/test/event-reader.ts'
import { startTestApp, START, type TestApp } from '#server/test/app.ts'
import { sendJob } from './send/send-job.ts'
import { cancelReminders, moveReminders, notify, planReminders, type NoticeDraft } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.moveClock(START - app.now()))
afterAll(() => app.close())

const draft = (to: NoticeDraft['to'], but: Partial<NoticeDraft> = {}): NoticeDraft => ({
  to,
  type: 'class-soon',
  key: 'class 1',
  purpose: 'CLASSES',
  values: { course: 'Optics', time: '7:00 pm' },
  link: '/me/calendar',
  ...but,
})
const tell = (given: NoticeDraft) => app.ctx.db.transaction().execute((tx) => notify(app.ctx, tx, given))
const family = () => aHousehold(app.ctx, { hasConsent: true, birthYear: 2011 })
const at = ({ accountId }: AHousehold) => ({ accountId })
const smsTo = async ({ phone }: AHousehold) => (await app.sandbox.outbox(phone)).map(({ text }) => text)
const as = (home: AHousehold) => app.as({ kind: 'household', accountId: home.accountId, learnerId: home.learnerId })
const sends = async ({ accountId }: AHousehold) =>
  app.ctx.db
    .selectFrom('notices.send')
    .select(['channel', 'state', 'reason'])
    .where('account_id', '=', accountId)
    .execute()
const sms = 'Your Kandil class Optics starts on 7:00 pm. Join here: http'

describe('a notice', () => {
  it('is shown and sent by the channel the household chose, once for each key', async () => {
    const home = await family()
    await Promise.all([tell(draft(at(home))), tell(draft(at(home)))])
    await tell(draft(at(home)))
    await app.runJobs()
    expect((await smsTo(home)).filter((text) => text.startsWith(sms))).toHaveLength(1)
    const { notices, unread, nextCursor } = await as(home).notices.listNotices({})
    expect(notices).toMatchObject([
      { type: 'class-soon', title: { text: 'Your class starts soon', lang: 'en' }, text: { text: 'Optics starts on 7:00 pm.' }, link: '/me/calendar', isRead: false }, // prettier-ignore
    ])
    expect({ unread, nextCursor }).toEqual({ unread: 1, nextCursor: null })
    const hindi = await as(home).notices.listNotices({ lang: 'hi' })
    expect(hindi.notices[0]?.title).toEqual({ text: 'आपकी कक्षा जल्द शुरू होगी', lang: 'hi' })
  })

  it('names a subject and an hour in the language of the reader', async () => {
    const home = await family()
    const values = {
      course: { en: 'Optics', hi: 'प्रकाशिकी' },
      time: { at: fromIndia(2026, 11, { day: 23, minutes: 19 * 60 }) },
    }
    await tell(draft(at(home), { values, lang: 'hi' }))
    await app.runJobs()
    expect((await smsTo(home))[0]).toMatch('आपकी Kandil कक्षा प्रकाशिकी का समय 23 नव॰, शाम 7 बजे है।')
    const textIn = async (lang: 'en' | 'hi') => (await as(home).notices.listNotices({ lang })).notices[0]?.text.text
    expect(await textIn('hi')).toBe('प्रकाशिकी का समय 23 नव॰, शाम 7 बजे है।')
    expect(await textIn('en')).toBe('Optics starts on 23 Nov, 7:00 pm IST.')
  })

  it('of a transaction that is rolled back does not exist', async () => {
    const home = await family()
    const failing = app.ctx.db.transaction().execute(async (tx) => {
      await notify(app.ctx, tx, draft(at(home)))
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await app.runJobs()
    expect([await smsTo(home), (await as(home).notices.listNotices({})).notices]).toEqual([[], []])
  })

  it('about a learner reaches the guardian from outside too, and no longer once that has ended', async () => {
    const [home, outside] = [await family(), await aHousehold(app.ctx)]
    const childId = await aChild(app.ctx, home, { firstName: 'Ravi', birthYear: 2012 })
    await app.asOwner(`insert into accounts.guardian (account_id, learner_id, added_by, since)
      values ('${outside.accountId}', '${childId}', '${home.accountId}', now())`)
    await tell(draft({ learnerId: childId }))
    await app.runJobs()
    expect([(await smsTo(home)).length, (await smsTo(outside)).length]).toEqual([1, 1])
    await tell(draft({ learnerId: childId }, { key: 'class 2', at: later(START, HOUR) }))
    await app.asOwner(`update accounts.guardian set ended_at = now() where learner_id = '${childId}'`)
    app.moveClock(HOUR)
    await app.runJob('notices.deliver-due')
    await app.runJobs()
    expect([(await smsTo(home)).length, (await smsTo(outside)).length]).toEqual([2, 1])
    expect((await as(outside).notices.listNotices({})).notices).toEqual([])
  })

  it('about a child without a guardian’s consent is shown and not sent', async () => {
    const home = await aHousehold(app.ctx, { birthYear: 2012 })
    await tell(draft({ learnerId: home.learnerId }))
    await app.runJobs()
    expect(await sends(home)).toEqual([{ channel: 'SMS', state: 'DROPPED', reason: 'NOT_ALLOWED' }])
    expect((await as(home).notices.listNotices({})).notices).toHaveLength(1)
  })

  it('of the night leaves in the morning, and is dropped when it has expired by then', async () => {
    const home = await family()
    app.moveClock(4 * HOUR) // 22:00
    await tell(draft(at(home)))
    await tell(draft(at(home), { key: 'class 2', expiresAt: later(app.now(), 9 * HOUR) }))
    await app.runJobs()
    expect(await smsTo(home)).toEqual([])
    app.moveClock(10 * HOUR) // 08:00
    await app.runJobs()
    expect(await smsTo(home)).toHaveLength(1)
    expect(await sends(home)).toContainEqual({ channel: 'SMS', state: 'DROPPED', reason: 'QUIET' })
  })

  // 18:00 in India is 07:30 in New York and 04:30 in Los Angeles.
  it.each([
    ['New York', null, '+12125550123', 0.5],
    ['Los Angeles', 'America/Los_Angeles', '+12135550123', 3.5],
  ] as const)('waits for the morning of a family in %s', async (_, zone, phone, hours) => {
    const home = await aHousehold(app.ctx, { hasConsent: true, birthYear: 2011, phone })
    const { zones, ...chosen } = await as(home).profiles.getPreferences({})
    expect(zones).toContain(zone ?? 'America/New_York')
    await as(home).profiles.setPreferences({ ...chosen, zone })
    await tell(draft(at(home)))
    app.moveClock(hours * HOUR - MINUTE)
    await app.runJobs()
    expect(await sends(home)).toEqual([{ channel: 'SMS', state: 'PLANNED', reason: null }])
    app.moveClock(MINUTE)
    await app.runJobs()
    expect(await sends(home)).toEqual([{ channel: 'SMS', state: 'SENT', reason: null }])
    app.moveClock(HOUR)
    await tell(draft(at(home), { key: 'class 2' }))
    await app.runJobs()
    expect(await sends(home)).toEqual(
      Array.from({ length: 2 }, () => ({ channel: 'SMS', state: 'SENT', reason: null })),
    )
  })

  it('follows a choice that was changed while it waited', async () => {
    const home = await family()
    app.moveClock(4 * HOUR)
    await tell(draft(at(home)))
    await app.runJobs()
    const preferences = { ...LEAST_PREFERENCE, channels: { PAYMENTS: ['SMS' as const], CLASSES: [], REPORTS: [], OFFERS: [] } } // prettier-ignore
    await app.as({ kind: 'household', accountId: home.accountId, learnerId: home.learnerId }).profiles.setPreferences(preferences) // prettier-ignore
    app.moveClock(10 * HOUR)
    await app.runJobs()
    expect(await sends(home)).toEqual([{ channel: 'SMS', state: 'DROPPED', reason: 'OFF' }])
  })

  it('of safety leaves at night, although nothing was chosen', async () => {
    const home = await aHousehold(app.ctx, { birthYear: 2012 })
    app.moveClock(8 * HOUR)
    await tell(draft({ learnerId: home.learnerId }, { purpose: 'SAFETY' }))
    await app.runJobs()
    expect(await smsTo(home)).toHaveLength(1)
  })

  it('that is the seventh of a day waits, and leaves with the eighth as one', async () => {
    const home = await family()
    for (let no = 1; no <= 8; no += 1) await tell(draft(at(home), { key: `class ${no}` }))
    await app.runJobs()
    expect(await smsTo(home)).toHaveLength(6)
    app.moveClock(16 * HOUR) // 10:00
    await app.runJobs()
    const [more, ...before] = (await smsTo(home)).filter((text) => text.startsWith('You have 2 more'))
    expect([before, more?.includes('/me/notices')]).toEqual([[], true])
    expect(await smsTo(home)).toHaveLength(7)
    expect((await as(home).notices.listNotices({})).notices).toHaveLength(8)
  })

  it('about a payment leaves again when its process died over it, unless it is known to have left; any other does not', async () => {
    const home = await family()
    const sendOf = async (key: string) =>
      app.ctx.db
        .selectFrom('notices.send as s')
        .innerJoin('notices.notice as n', 'n.id', 's.notice_id')
        .select(['s.id', 's.message_id'])
        .where('n.account_id', '=', home.accountId)
        .where('n.key', '=', key)
        .executeTakeFirstOrThrow()
    const startAgain = async (sendId: string, messageId: string | null) => {
      await app.asOwner(`update notices.send set state = 'LEAVING', message_id = '${messageId}' where id = '${sendId}'`)
      await app.ctx.db.transaction().execute((tx) => app.ctx.enqueue(tx, sendJob, { sendId }))
      await app.runJobs()
      return (await smsTo(home)).length
    }
    await tell(draft(at(home), { key: 'paid', purpose: 'PAYMENTS' }))
    await tell(draft(at(home), { key: 'class' }))
    await app.runJobs()
    expect(await smsTo(home)).toHaveLength(2)
    const [paid, ofClass] = [await sendOf('paid'), await sendOf('class')]
    expect(await startAgain(ofClass.id, 'msg of a dead process')).toBe(2)
    expect(await startAgain(paid.id, paid.message_id)).toBe(2)
    expect(await startAgain(paid.id, 'msg of a dead process')).toBe(3)
    expect(await startAgain(paid.id, (await sendOf('paid')).message_id)).toBe(3)
  })

  it('is sent again after a provider’s failure, and counts once', async () => {
    const home = await family()
    const { sms: provider } = app.ctx
    let failures = 0
    const flaky = { ...app.ctx, sms: { send: async (...given: Parameters<typeof provider.send>) => {
      if ((failures += 1) === 1) throw new Error('away')
      return provider.send(...given)
    } } } // prettier-ignore
    await tell(draft(at(home)))
    const job = app.jobs.find(({ name }) => name === 'notices.send')
    await app.runJob('notices.deliver-due')
    const { id: sendId } = await app.ctx.db.selectFrom('notices.send').select('id').where('account_id', '=', home.accountId).executeTakeFirstOrThrow() // prettier-ignore
    await expect(job?.run(flaky, { sendId })).rejects.toThrow('away')
    expect(await sends(home)).toEqual([{ channel: 'SMS', state: 'PLANNED', reason: null }])
    await Promise.all([job?.run(flaky, { sendId }), job?.run(flaky, { sendId })])
    expect(await smsTo(home)).toHaveLength(1)
  })
})

describe('the notification centre', () => {
  it('counts what was not read, at most 99, and pages by a cursor', async () => {
    const home = await family()
    for (let no = 0; no < 101; no += 1)
      await tell(draft(at(home), { key: `class ${no}`, purpose: 'REPORTS', at: later(START, -no * MINUTE) }))
    await app.runJobs()
    expect(await as(home).notices.countUnread({})).toEqual({ unread: 99 })
    const first = await as(home).notices.listNotices({})
    const second = await as(home).notices.listNotices({ cursor: first.nextCursor ?? '' })
    const ids = [...first.notices, ...second.notices].map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([40, 40])
    expect(await as(home).notices.readAllNotices({})).toEqual({ unread: 0 })
  })

  it('marks one as read, and none of another household', async () => {
    const [home, other] = [await family(), await family()]
    await tell(draft(at(home)))
    await app.runJobs()
    const [notice] = (await as(home).notices.listNotices({})).notices
    const noticeId = notice?.id ?? ''
    expect(await as(other).notices.readNotice({ noticeId })).toEqual({ unread: 0 })
    expect(await as(home).notices.countUnread({})).toEqual({ unread: 1 })
    expect(await as(home).notices.readNotice({ noticeId })).toEqual({ unread: 0 })
    expect((await as(home).notices.listNotices({})).notices).toMatchObject([{ isRead: true }])
  })
})

describe('the open pages of a household', () => {
  it('hear of a notice once it is shown, and when it was read elsewhere', async () => {
    const [home, other] = [await family(), await family()]
    const pageOf = async ({ accountId, learnerId }: AHousehold) =>
      readEvents(app.url, await app.cookieOf({ kind: 'household', accountId, learnerId }))
    const [page, foreign] = [await pageOf(home), await pageOf(other)]
    await Promise.all([page.opened(), foreign.opened()])
    await tell(draft(at(home)))
    await app.runJobs()
    expect(await page.received(1)).toEqual([{ isNew: true }])
    const [notice] = (await as(home).notices.listNotices({})).notices
    await as(home).notices.readNotice({ noticeId: notice?.id ?? '' })
    expect(await page.received(2)).toEqual([{ isNew: true }, { isNew: false }])
    await as(other).notices.readAllNotices({})
    expect(await foreign.received(1)).toEqual([{ isNew: false }])
    page.drop()
    foreign.drop()
  })
})

describe('reminders', () => {
  const startsAt = later(START, DAY) // Sunday, 18:00
  const plan = (home: AHousehold, subject: string) => ({
    subject, startsAt, offsets: [2 * 24 * 60, 60, 10], who: [{ learnerId: home.learnerId }], isChosen: true,
    type: 'class-soon', values: { course: 'Optics', time: '6:00 pm' }, link: '/me/calendar',
  }) // prettier-ignore
  const moved = {
    type: 'class-moved',
    values: { course: 'Optics', time: '10:00 pm', was: '6:00 pm', reason: 'Power cut' },
    link: '/me/calendar',
  }
  const inTx = <T>(work: (tx: Parameters<typeof notify>[1]) => Promise<T>) => app.ctx.db.transaction().execute(work)
  async function passTo(instant: number) {
    app.moveClock(instant - app.now())
    await app.runJob('notices.deliver-due')
    await app.runJobs()
  }

  it('come once for each offset that is not past, and not after a cancellation', async () => {
    const home = await family()
    for (let twice = 0; twice < 2; twice += 1) await inTx((tx) => planReminders(app.ctx, tx, plan(home, 'cls1')))
    await passTo(startsAt - 61 * MINUTE)
    expect(await smsTo(home)).toEqual([])
    await passTo(startsAt - 60 * MINUTE)
    expect(await smsTo(home)).toHaveLength(1)
    await inTx((tx) => cancelReminders(tx, 'cls1'))
    await passTo(startsAt - 10 * MINUTE)
    expect(await smsTo(home)).toHaveLength(1)
  })

  it('move with the hour, with one notice of the move, and the last ones come at night', async () => {
    const home = await family()
    await inTx((tx) => planReminders(app.ctx, tx, plan(home, 'cls2')))
    const late = later(startsAt, 4 * HOUR) // 22:00
    const values = { course: 'Optics', time: '10:00 pm' }
    for (let twice = 0; twice < 2; twice += 1)
      await inTx((tx) => moveReminders(app.ctx, tx, { subject: 'cls2', startsAt: late, values, moved }))
    await app.runJobs()
    expect((await smsTo(home)).map((text) => text.split('. ')[0])).toEqual([
      'Your Kandil class Optics has a new time: 10:00 pm',
    ])
    await passTo(startsAt - 60 * MINUTE)
    expect(await smsTo(home)).toHaveLength(1)
    await passTo(late - 10 * MINUTE)
    expect(
      (await smsTo(home)).filter((text) => text.startsWith('Your Kandil class Optics starts on 10:00 pm')),
    ).toHaveLength(2)
  })

  it('that are moved while they leave: the old one or the new one, never both', async () => {
    for (let round = 0; round < 12; round += 1) {
      app.moveClock(START - app.now())
      const home = await family()
      const subject = `race${round}`
      await inTx((tx) => planReminders(app.ctx, tx, { ...plan(home, subject), offsets: [60] }))
      app.moveClock(startsAt - 60 * MINUTE - app.now())
      const late = later(startsAt, 2 * HOUR)
      const move = () => inTx((tx) => moveReminders(app.ctx, tx, { subject, startsAt: late, values: { course: 'Optics', time: '8:00 pm' }, moved })) // prettier-ignore
      const leave = async () => {
        await app.runJob('notices.deliver-due')
        await app.runJobs()
      }
      await Promise.all(round % 2 ? [leave(), move()] : [move(), leave()])
      await app.runJobs()
      await passTo(late - 60 * MINUTE)
      const reminders = (await smsTo(home)).filter((text) => text.startsWith('Your Kandil class Optics starts on'))
      expect(reminders).toHaveLength(1)
    }
  })
})
