import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, HOUR, later, MINUTE } from '#core/kernel/time.ts'
import { TargetKey } from '#core/taxonomy/schemas.ts'
import { aWebinar } from '#server/modules/webinars/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { aFeedCard, anOffering, aPopup } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const visitor = () => app.as({ kind: 'visitor' })

describe('the home page’s sections', () => {
  it('begin with the hero, in the reader’s language', async () => {
    const { sections } = await visitor().home.getHomeConfig({ lang: 'ta' })
    expect(sections[0]).toMatchObject({ key: 'HERO', audience: 'VISITOR', heading: { lang: 'ta' } })
    expect(sections.map(({ rank }) => rank)).toEqual(sections.map((_, i) => i + 1))
  })

  it('follow at once when one is taken off', async () => {
    const keys = async () => (await visitor().home.getHomeConfig({})).sections.map(({ key }) => key)
    expect(await keys()).toContain('PARENTS')
    await app.asOwner(`update home.section set entity_state = 'DRAFT' where key = 'PARENTS'`)
    await expect.poll(keys).not.toContain('PARENTS')
  })
})

describe('offerings', () => {
  it('are those of the classes asked for and those of all, by rank, without drafts', async () => {
    const forAll = await anOffering(app.ctx, { rank: 2 })
    const kids = await anOffering(app.ctx, { rank: 1, grades: [1, 2, 3] })
    await anOffering(app.ctx, { entityState: 'DRAFT' })
    const ids = async (grades?: string) =>
      (await visitor().home.getOfferings(grades ? { grades } : {})).offerings.map(({ id }) => id)
    expect(await ids()).toEqual([kids, forAll])
    expect(await ids('2,11')).toEqual([kids, forAll])
    expect(await ids('11')).toEqual([forAll])
  })
})

describe('master classes', () => {
  it('are listed until they end, soonest first, for class, target and subject', async () => {
    const type = 'MASTERCLASS' as const
    const { id: live } = await aWebinar(app.ctx, { type, startsAt: later(app.now(), -30 * MINUTE) })
    await aWebinar(app.ctx, { type, startsAt: later(app.now(), -60 * MINUTE) })
    const targets = [TargetKey.parse('jeemain')]
    const { id: jee } = await aWebinar(app.ctx, { type, grades: [11, 12], targets, subjectKey: 'maths' })
    await aWebinar(app.ctx, { type, isDraft: true })
    await aWebinar(app.ctx, { type: 'WEBINAR' })
    const { serverTime, masterClasses } = await visitor().home.getMasterClasses({ lang: 'hi' })
    expect(serverTime).toBe(app.now())
    expect(masterClasses).toMatchObject([
      { id: live, isLive: true, title: { text: 'आसमान नीला क्यों है', lang: 'hi' } },
      { id: jee, isLive: false },
    ])
    const ids = async (query: Parameters<ReturnType<typeof visitor>['home']['getMasterClasses']>[0]) =>
      (await visitor().home.getMasterClasses(query)).masterClasses.map(({ id }) => id)
    expect(await ids({ grades: '9' })).toEqual([live])
    expect(await ids({ grades: '11', target: 'jeemain', subjects: 'maths,biology' })).toEqual([jee])
    expect(await ids({ target: 'neetug' })).toEqual([live])
  })

  it('of an unknown class are refused', async () => {
    await expect(visitor().home.getMasterClasses({ grades: '0' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('a pop-up', () => {
  it('is shown from its first moment to its last, only on its own pages', async () => {
    const id = await aPopup(app.ctx, { pages: ['home', 'plans'] })
    await aPopup(app.ctx, { startsAt: later(app.now(), HOUR) })
    await aPopup(app.ctx, { entityState: 'DRAFT' })
    const on = async (page: 'home' | 'explore') =>
      (await visitor().home.getPopups({ page })).popups.map((each) => each.id)
    expect(await on('home')).toEqual([id])
    expect(await on('explore')).toEqual([])
  })

  it('counts three rapid closes of one browser once, and another browser’s too', async () => {
    const id = await aPopup(app.ctx, { pages: ['course'] })
    const { client } = app.browser({ kind: 'visitor' }, '10.9.9.1')
    const close = (of = client) => of.home.notePopup({ id, type: 'CLOSE_CLICK' })
    // The first gives the browser its mark.
    const first = await close()
    const counted = await Promise.all([close(), close(), close()])
    expect([first, ...counted].filter(({ isCounted }) => isCounted)).toHaveLength(1)
    expect(await close(app.browser({ kind: 'visitor' }, '10.9.9.2').client)).toEqual({ isCounted: true })
    expect(await client.home.notePopup({ id, type: 'VIEW' })).toEqual({ isCounted: true })
    app.moveClock(DAY)
    expect(await close()).toEqual({ isCounted: true })
  })

  it('counts a close once in each session of a browser, also where the session goes on after midnight', async () => {
    const id = await aPopup(app.ctx, { pages: ['course'] })
    const { client } = app.browser({ kind: 'visitor' }, '10.9.9.3')
    const close = (visit: string) => client.home.notePopup({ id, type: 'CLOSE_CLICK', visit })
    expect(await close('00000000000000aa')).toEqual({ isCounted: true })
    expect(await close('00000000000000aa')).toEqual({ isCounted: false })
    expect(await close('00000000000000bb')).toEqual({ isCounted: true })
    app.moveClock(DAY)
    expect(await close('00000000000000aa')).toEqual({ isCounted: false })
  })

  it('of a coupon is shown only on the plans page, links on from there, and has the wording of staff', async () => {
    const onPlans = async (lang: 'en' | 'ta', of = visitor()) =>
      (await of.home.getPopups({ page: 'plans', lang })).popups
    expect((await onPlans('ta')).map(({ kind, title, redirectionUrl }) => [kind, title.lang, redirectionUrl])).toEqual([
      ['LOGIN', 'ta', null],
      ['COUPON', 'ta', null],
    ])
    // Who is signed in needs no login.
    const signedIn = app.as(await aHousehold(app.ctx, { birthYear: 1990 }))
    expect((await onPlans('en', signedIn)).map(({ kind }) => kind)).toEqual(['COUPON'])
    const { staffPopups } = app.as(owner)
    const [login] = (await staffPopups.list({ kind: 'LOGIN' })).data
    if (!login) throw new Error('there is one from the beginning')
    await staffPopups.update({ ...login, title: { en: 'One moment' } })
    await expect.poll(async () => (await onPlans('en'))[0]?.title.text).toBe('One moment')
    const { version } = await staffPopups.one({ id: login.id })
    for (const but of [{ pages: ['home' as const] }, { redirectionUrl: '/plans' }])
      await expect(staffPopups.update({ ...login, version, ...but })).rejects.toMatchObject({ code: 'DOES_NOT_FIT' })
  })

  it('of one kind is switched off without the others', async () => {
    const offer = await aPopup(app.ctx, { pages: ['plans'] })
    const kinds = async () => (await visitor().home.getPopups({ page: 'plans' })).popups.map(({ kind }) => kind)
    await expect.poll(kinds).toEqual(expect.arrayContaining(['OFFER', 'LOGIN', 'COUPON']))
    const { switchFlagOff } = app.as(owner).staffFlagActions
    await switchFlagOff({ id: 'offer-pop-up', reason: 'No offers today.' })
    await expect.poll(kinds).toEqual(['LOGIN', 'COUPON'])
    await switchFlagOff({ id: 'coupon-pop-up', reason: 'The wording is wrong.' })
    await expect.poll(kinds).toEqual(['LOGIN'])
    await app.pool.query("update experiments.flag set is_on = true where key like '%-pop-up'")
    await expect.poll(kinds).toContain('OFFER')
    await app.pool.query('delete from home.popup where id = $1', [offer])
  })

  it('with an unknown id is NOT_FOUND_ERROR', async () => {
    const unknown = visitor().home.notePopup({ id: 'pop000000000000000000', type: 'VIEW' })
    await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR', status: 404 })
  })
})

describe('a visitor’s feed', () => {
  it('has the published cards that staff wrote for visitors, and no drafts', async () => {
    const id = await aFeedCard(app.ctx, { audience: 'VISITOR' })
    await aFeedCard(app.ctx, { audience: 'SIGNED_IN' })
    await aFeedCard(app.ctx, { entityState: 'DRAFT' })
    await aFeedCard(app.ctx, { startsAt: later(app.now(), HOUR) })
    const feed = await visitor().home.getHomeFeed({ lang: 'hi' })
    expect(feed).toMatchObject({ id: null, serverTime: app.now(), nextId: null })
    expect(feed.cards).toMatchObject([
      {
        id,
        type: 'ARTICLE',
        title: { text: 'एक घंटे में दोहराएँ', lang: 'hi' },
        cta: { label: { text: 'पढ़ें', lang: 'hi' }, redirectionUrl: '/tnc' },
      },
    ])
  })

  it('goes on from its cursor to its end', async () => {
    for (let i = 0; i < 15; i += 1) await aFeedCard(app.ctx, { rank: 100 + i })
    const first = await visitor().home.getHomeFeed({})
    expect(first.cards).toHaveLength(12)
    const rest = await visitor().home.getHomeFeedFrom({ id: first.nextId ?? '' })
    expect(rest).toMatchObject({ id: '12', nextId: null })
    const all = [...first.cards, ...rest.cards].map(({ id }) => id)
    expect(new Set(all).size).toBe(16)
  })
})
