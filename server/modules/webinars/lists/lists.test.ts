// Lists of webinars, relative to one server time. Learning reference, section 6.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, fromIndia, HOUR, later, MINUTE } from '#core/kernel/time.ts'
import { BoardKey, TargetKey } from '#core/taxonomy/schemas.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { START, startTestApp, type TestApp } from '#server/test/app.ts'
import { aRegistration, aWebinar } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.moveClock(START - app.now())
  await app.asOwner('delete from webinars.webinar')
})

const visitor = () => app.as({ kind: 'visitor' }).webinars
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
const film = { bytes: new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]), type: 'video/webm', lengthSeconds: 60 } as const

describe('the lists of webinars', () => {
  it('partition them at every instant of two nights in India, by hand', async () => {
    // From 21 to 24 November, every seven hours and a half, an hour and a half each.
    const first = fromIndia(2026, 11, { day: 21, minutes: 0 })
    const made = []
    for (let n = 0; n < 12; n += 1) {
      const startsAt = later(first, n * 7.5 * HOUR)
      made.push(await aWebinar(app.ctx, { startsAt, endsAt: later(startsAt, 1.5 * HOUR) }))
    }
    // As if all were still planned: the hour decides.
    await app.asOwner(`update webinars.webinar set status = 'SCHEDULED'`)
    for (let step = 0; step < 48 * 3; step += 1) {
      app.moveClock(later(first, 12 * HOUR + step * 20 * MINUTE + (step % 3) - 1) - app.now())
      const now = app.now()
      const lists = await visitor().findWebinarLists({ pageSize: 50 })
      const expected = {
        live: made.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt),
        all: made.filter(({ startsAt }) => now < startsAt),
        past: made.filter(({ endsAt }) => endsAt <= now).toReversed(),
      }
      const dayOf = (at: number) => Math.floor((at + 5.5 * HOUR) / DAY)
      const on = (days: number) => expected.all.filter(({ startsAt }) => dayOf(startsAt) === dayOf(now) + days)
      expect([lists.serverTime, lists.recordCount]).toEqual([now, expected.past.length])
      expect(idsOf(lists.live)).toEqual(idsOf(expected.live))
      expect(idsOf(lists.all)).toEqual(idsOf(expected.all))
      expect(idsOf(lists.past)).toEqual(idsOf(expected.past))
      expect(idsOf(lists.upcomingToday)).toEqual(idsOf(on(0)))
      expect(idsOf(lists.upcomingTomorrow)).toEqual(idsOf(on(1)))
    }
  })

  it('are narrowed by class, board, target, subject, language, type and state; one without is for all', async () => {
    const all = await aWebinar(app.ctx)
    const jee = await aWebinar(app.ctx, {
      type: 'MASTERCLASS',
      grades: [11, 12],
      boards: [BoardKey.parse('cbse')],
      targets: [TargetKey.parse('jeemain')],
      subjectKey: 'maths',
      languages: ['hi', 'en'],
      startsAt: later(app.now(), 2 * DAY),
    })
    const find = async (filter: Parameters<ReturnType<typeof visitor>['findWebinars']>[0]) =>
      idsOf(await visitor().findWebinars(filter))
    expect(await find({})).toEqual([all.id, jee.id])
    expect(await find({ grades: [9] })).toEqual([all.id])
    expect(await find({ grades: [12], boards: ['CBSE'], targets: ['jeemain'] })).toEqual([all.id, jee.id])
    expect(await find({ boards: ['icse'] })).toEqual([all.id])
    expect(await find({ subjects: ['maths'] as never })).toEqual([jee.id])
    expect(await find({ languages: ['hi'] })).toEqual([jee.id])
    expect(await find({ type: 'MASTERCLASS' })).toEqual([jee.id])
    expect(await find({ statuses: ['LIVE', 'ENDED'] })).toEqual([])
    expect(await find({ statuses: ['SCHEDULED'], pageNo: 1, pageSize: 1 })).toEqual([jee.id])
  })

  it('leave out drafts, cancelled and unlisted webinars; these have their page, a draft has none', async () => {
    const draft = await aWebinar(app.ctx, { isDraft: true })
    const unlisted = await aWebinar(app.ctx, { isListed: false })
    expect(await visitor().findWebinars({})).toEqual([])
    expect((await visitor().getWebinar({ slug: unlisted.slug })).id).toBe(unlisted.id)
    await expect(visitor().getWebinar({ slug: draft.slug })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })

  it('page the past from the first list’s end on, without a gap', async () => {
    const past = []
    for (const days of [3, 2, 1])
      past.unshift(await aWebinar(app.ctx, { startsAt: later(app.now(), -days * DAY), film }))
    const ahead = await aWebinar(app.ctx)
    const pages = await Promise.all([0, 1, 2].map((pageNo) => visitor().findWebinars({ pageNo, pageSize: 2 })))
    expect(pages.flatMap(idsOf)).toEqual([ahead.id, ...idsOf(past)])
    const second = await visitor().findWebinarLists({ pageNo: 1, pageSize: 2 })
    expect([idsOf(second.past), second.recordCount]).toEqual([[past[2]?.id], 3])
  })

  it('refuse a page of more than fifty and an unknown class', async () => {
    await expect(visitor().findWebinars({ pageSize: 51 })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(visitor().findWebinars({ grades: [0] })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('the page of a webinar', () => {
  it('gives the film of a past one to a learner who has registered, and to nobody else', async () => {
    const { id, slug } = await aWebinar(app.ctx, { startsAt: later(app.now(), -DAY), film })
    const family = await aHousehold(app.ctx, { birthYear: 2011, hasConsent: true })
    const own = app.as(family).webinars
    expect(await visitor().getWebinar({ slug })).toMatchObject({ recording: 'READY', recordingSec: 60, films: [] })
    expect((await own.getWebinar({ slug })).films).toEqual([])
    expect(await own.register({ webinarId: id })).toEqual({ id, isRegistered: true, isReminderSet: false, waitlistPlace: null, offeredUntil: null }) // prettier-ignore
    const [part] = (await own.getWebinar({ slug })).films
    expect(part?.lengthSec).toBe(60)
    const watched = { slug, id: part?.id ?? ('' as never) }
    expect((await own.getFilm(watched)).film).toMatchObject({ type: 'video/webm', lengthSec: 60, hidden: [] })
    const stranger = app.as(await aHousehold(app.ctx)).webinars
    await expect(stranger.getFilm(watched)).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    const { rows } = await app.pool.query('select 1 from notices.notice where subject = $1', [id])
    expect(rows).toEqual([])
  })

  it('remembers where its film was left, on any device, and has captions once staff have added them', async () => {
    const { id, slug } = await aWebinar(app.ctx, { startsAt: later(app.now(), -DAY), film })
    const family = await aHousehold(app.ctx, { birthYear: 1990 })
    const [phone, laptop] = [app.as(family).webinars, app.as(family).webinars]
    await phone.register({ webinarId: id })
    const [part] = (await phone.getWebinar({ slug })).films
    const of = { slug, id: part?.id ?? ('' as never) }
    await phone.reportFilm({ ...of, watchedSec: 12, positionSec: 40, seq: 1 })
    expect((await laptop.getFilm(of)).film.progress).toMatchObject({ positionSec: 40, seq: 1 })
    await expect(phone.getCaptions({ ...of, lang: 'ta' })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    const staff = app.as({ kind: 'staff', staffId: 'stf000000000000000001', scopes: ['webinars.edit'] }).staffWebinarActions // prettier-ignore
    await expect(staff.setCaptions({ id, lang: 'ta', text: 'Words' })).rejects.toMatchObject({ code: 'NOT_CAPTIONS' })
    await expect(staff.setCaptions({ id, lang: 'ta', part: 2, text: 'WEBVTT' })).rejects.toMatchObject({ code: 'WEBINAR_HAS_NO_FILM' }) // prettier-ignore
    await staff.setCaptions({ id, lang: 'ta', text: 'WEBVTT\n\n00:00.000 --> 00:02.000\nவணக்கம்' })
    expect((await laptop.getFilm(of)).film.captions).toEqual(['ta'])
    expect((await phone.getCaptions({ ...of, lang: 'ta' })).text).toContain('வணக்கம்')
    const stranger = app.as(await aHousehold(app.ctx)).webinars
    await expect(stranger.getCaptions({ ...of, lang: 'ta' })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    await expect(stranger.reportFilm({ ...of, watchedSec: 1, positionSec: 1, seq: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' }) // prettier-ignore
  })

  it('tells a registered learner which class to enter, and a visitor none', async () => {
    const { id, slug, sessionId, startsAt } = await aWebinar(app.ctx)
    const family = await aHousehold(app.ctx, { birthYear: 2011, hasConsent: true })
    await aRegistration(app.ctx, id, family.learnerId)
    expect(await app.as(family).webinars.getWebinar({ slug })).toMatchObject({ sessionId, opensAt: startsAt - 10 * MINUTE }) // prettier-ignore
    expect((await visitor().getWebinar({ slug })).sessionId).toBeNull()
  })
})

describe('the personal feed', () => {
  it('puts registered webinars first and says why each is shown', async () => {
    const family = await aHousehold(app.ctx, { birthYear: 2011, hasConsent: true, grade: 11, target: TargetKey.parse('neetug') }) // prettier-ignore
    const plain = await aWebinar(app.ctx, { grades: [5] })
    const fit = await aWebinar(app.ctx, { grades: [11], targets: [TargetKey.parse('neetug')], startsAt: later(app.now(), 2 * DAY) }) // prettier-ignore
    const taken = await aWebinar(app.ctx, { startsAt: later(app.now(), 3 * DAY) })
    await aRegistration(app.ctx, taken.id, family.learnerId)
    const { webinars } = await app.as(family).webinars.getPersonalFeed({})
    expect(webinars.map(({ id, because }) => [id, because])).toEqual([
      [taken.id, ['REGISTERED']],
      [fit.id, ['GRADE', 'TARGET']],
      [plain.id, ['SOON']],
    ])
  })
})
