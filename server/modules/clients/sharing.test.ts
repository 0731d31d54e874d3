// Every state of a family's consent, against every call of programs and every event that is sent to them.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { HOUR, MINUTE } from '#core/kernel/time.ts'
import { FIRST_SHARING_NOTICE } from '#core/modules/consent/sharing.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { someConsents } from '#server/modules/consent/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { moneyInWallet } from '#server/modules/wallet/factory.ts'
import { householdOf } from '#server/test/household-of.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { peopleOf, type People } from '#server/test/people.ts'
import { aTaughtClass } from '#server/test/taught-class.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { anApiKey, anOrganisation, aSharedFamily } from './factory.ts'

let app: TestApp
let people: People
let apiKey: string
let targetId: string
beforeAll(async () => {
  app = await startTestApp()
  people = peopleOf(app)
  const id = await anOrganisation(app.ctx, { partnerCode: 'CENTRE' })
  apiKey = await anApiKey(app.ctx, id)
  const types = ['order.paid', 'enrolment.started', 'attendance.recorded'] as const
  const target = { id, url: 'http://127.0.0.1:9/hook', types: [...types] }
  targetId = (await app.as(owner).staffClientActions.createWebhookTarget(target)).targetId
})
afterAll(() => app.close())
beforeEach(() => app.moveClock(MINUTE))

const CALLS = { learners: 'learners', orders: 'orders', enrolments: 'enrolments', attendance: 'attendance?days=31' }
const EVENTS = ['attendance.recorded', 'enrolment.started', 'order.paid']

/** The names of the calls that answer something about the learner. */
async function callsAbout(learnerId: string): Promise<string[]> {
  const seen: string[] = []
  for (const [name, path] of Object.entries(CALLS)) {
    const url = `/api/clients/v1/${path}`
    const reply = await app.inject({ url, headers: { authorization: `Bearer ${apiKey}` } })
    expect(reply.statusCode).toBe(200)
    if (reply.body.includes(learnerId)) seen.push(name)
  }
  return seen
}

async function eventsAbout(learnerId: string): Promise<string[]> {
  const { rows } = await app.pool.query('select type from clients.event where learner_id = $1 order by type', [learnerId]) // prettier-ignore
  return rows.map(({ type }) => type)
}

/** An order, an enrolment and a class that was attended. Each is reported to those who may know. */
async function somethingHappens(home: AHousehold): Promise<void> {
  const { id: sessionId } = await aTaughtClass(app, [home])
  const { plan } = await aSellablePlan(app.ctx, { price: rupees(1_180) })
  await moneyInWallet(app.ctx, home.accountId, { purchased: rupees(1_180) })
  await app.as(home).orders.buyItems({ subscriptionPlanId: plan.id, walletAmount: rupees(1_180) })
  await app.asOwner(
    `insert into classroom.attendance (session_id, learner_id, present_ms, is_attended, is_late, left_early)
     values ('${sessionId}', '${home.learnerId}', ${HOUR}, true, false, false)`,
  )
  await app.runJobs()
  await app.jobs.find(({ name }) => name === 'clients.attendance-recorded')?.run(app.ctx, { sessionId })
}

const tag = (home: AHousehold) => app.as(home).partners.tagUser({ partnerCode: 'CENTRE' })
const aChild = (hasConsent = true) => aHousehold(app.ctx, { firstName: 'Kavya', birthYear: 2014, hasConsent })
const anAdult = () => aHousehold(app.ctx, { firstName: 'Ravi', birthYear: 1990 })
const share = (home: AHousehold, method?: 'SELF') =>
  someConsents(app.ctx, { ...home, purposes: ['CENTRE_SHARING'], ...(method ? { method } : {}) })

async function shared(): Promise<AHousehold> {
  return aSharedFamily(app.ctx, { partnerCode: 'CENTRE', firstName: 'Kavya' })
}
async function after(home: AHousehold, act: (home: AHousehold) => Promise<unknown>): Promise<AHousehold> {
  app.moveClock(MINUTE)
  await act(home)
  return home
}
const withdraw = (home: AHousehold) => app.as(home).consent.withdrawConsent({ purposes: ['CENTRE_SHARING'] })
const changeLink = (isEnded: boolean) => (home: AHousehold) =>
  app.as(home).clientsSharing.changeOrganisationLink({ isEnded })

describe('an organisation hears nothing of', () => {
  it.each<[string, () => Promise<AHousehold>]>([
    ['a family that came from elsewhere', async () => after(await aChild(), share)],
    ['a learner whose age nobody has said', async () => after(await after(await aHousehold(app.ctx), tag), share)],
    ['a child of whom nobody has agreed to anything', async () => after(await aChild(false), tag)],
    ['a child who may learn, and is not shared', async () => after(await aChild(), tag)],
    ['a child who is shared, and may not learn', async () => after(await after(await aChild(false), tag), share)],
    ['a child whose guardian agreed before the family came from it', async () => after(await after(await aChild(), share), tag)],
    ['a child after the consent was withdrawn', async () => {
      const home = await shared()
      await app.asOwner(`update accounts.account set held_by = 'PARENT' where id = '${home.accountId}'`)
      return after(home, withdraw)
    }],
    ['a child after the family ended the link', async () => after(await shared(), changeLink(true))],
    ['a child after the link was allowed again, and nobody agreed anew', async () => after(await after(await shared(), changeLink(true)), changeLink(false))],
    ['an adult who has not agreed', async () => after(await anAdult(), tag)],
    ['an adult for whom only a guardian had agreed', async () => after(await after(await anAdult(), tag), (home) => share(home))],
  ])('%s', async (_, make) => {
    const home = await make()
    app.moveClock(MINUTE)
    await somethingHappens(home)
    expect(await callsAbout(home.learnerId)).toEqual([])
    expect(await eventsAbout(home.learnerId)).toEqual([])
  }) // prettier-ignore
})

describe('an organisation hears of', () => {
  it.each<[string, () => Promise<AHousehold>]>([
    ['a child whose guardian has agreed', shared],
    ['an adult who has agreed', async () => after(await after(await anAdult(), tag), (home) => share(home, 'SELF'))],
    ['a child after the link was allowed again and a guardian agreed anew', async () => after(await after(await after(await shared(), changeLink(true)), changeLink(false)), (home) => share(home))],
  ])('%s', async (_, make) => {
    const home = await make()
    app.moveClock(MINUTE)
    await somethingHappens(home)
    expect(await callsAbout(home.learnerId)).toEqual(Object.keys(CALLS))
    expect([...new Set(await eventsAbout(home.learnerId))]).toEqual(EVENTS)
  }) // prettier-ignore

  it('nothing that happened before the consent', async () => {
    const home = await after(await aChild(), tag)
    await somethingHappens(home)
    await app.asOwner(`update classroom.session set starts_at = '${new Date(app.now()).toISOString()}' where id in (select session_id from classroom.attendance where learner_id = '${home.learnerId}')`) // prettier-ignore
    await after(home, share)
    expect(await callsAbout(home.learnerId)).toEqual(['learners'])
    expect(await eventsAbout(home.learnerId)).toEqual([])
  })

  it('the sharing notice only in the version that names what is read', async () => {
    const parent = await people.logIn()
    await parent.client.accounts.editProfile({ heldBy: 'PARENT', birthYear: 2014 })
    const { purposes } = await parent.client.consent.getConsents({})
    expect(purposes.find(({ purpose }) => purpose === 'CENTRE_SHARING')?.noticeVersion).toBe(FIRST_SHARING_NOTICE)
  })
})

describe('consent that is withdrawn while a message waits', () => {
  it('withholds the message, also when staff send it again, and the family’s copy names no message', async () => {
    const home = await shared()
    await app.asOwner(`update accounts.account set held_by = 'PARENT' where id = '${home.accountId}'`)
    app.moveClock(MINUTE)
    await somethingHappens(home)
    await after(home, withdraw)
    app.moveClock(HOUR)
    await app.runJob('clients.deliver-due')
    const { rows } = await app.pool.query('select d.id, d.state, d.tries from clients.delivery d join clients.event e on e.id = d.event_id where e.learner_id = $1', [home.learnerId]) // prettier-ignore
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['WITHHELD']))
    await app.as(owner).staffClientActions.replayDelivery({ id: rows[0].id, reason: 'They ask for it.' })
    await app.runJobs()
    await app.runJob('clients.deliver-due')
    expect(await app.as(owner).staffWebhookDeliveries.one({ id: rows[0].id })).toMatchObject({ state: 'WITHHELD', targetId }) // prettier-ignore
    const parts = householdOf(app.ctx, 'clients')
    expect(await parts.exportLearner?.(app.ctx, home.learnerId, home.accountId)).toEqual({ outsideEvents: [] })
    expect(await callsAbout(home.learnerId)).toEqual([])
  })
})

describe('a family', () => {
  it('is notified of the organisation it came from, sees it, and ends it; the same link does not bring it back', async () => {
    const home = await aChild()
    const client = app.as(home)
    expect(await client.clientsSharing.getOrganisationLink({})).toEqual({ link: null })
    expect(await client.clientsSharing.changeOrganisationLink({ isEnded: true })).toEqual({ link: null })
    await tag(home)
    await app.runJobs()
    const { notices } = await client.notices.listNotices({})
    expect(notices).toMatchObject([{ type: 'partner-tagged', link: '/me/consent#organisation' }])
    const cameAt = app.now()
    const link = { partner: 'Kandil learning centres', organisations: ['Deccan Schools'], cameAt, endedAt: null, sharedSince: null, mayEnd: true } // prettier-ignore
    expect(await client.clientsSharing.getOrganisationLink({})).toEqual({ link })
    await share(home)
    expect(await client.clientsSharing.getOrganisationLink({})).toEqual({ link: { ...link, sharedSince: cameAt } })
    app.moveClock(MINUTE)
    const ended = { link: { ...link, endedAt: app.now() } }
    expect(await client.clientsSharing.changeOrganisationLink({ isEnded: true })).toEqual(ended)
    await tag(home)
    expect(await client.clientsSharing.getOrganisationLink({})).toEqual(ended)
    expect(await client.partners.tagUser({ partnerCode: 'TATA_SKY' })).toEqual({ partnerCode: 'TATA_SKY' })
    expect(await client.clientsSharing.getOrganisationLink({})).toMatchObject({ link: { partner: 'Tata Sky', sharedSince: null } }) // prettier-ignore
  })

  it('that has ended the link is no longer counted among those of the organisation, and is again once it has allowed it', async () => {
    const families = async () => (await app.as(owner).staffPartners.one({ id: 'CENTRE' })).families
    const before = await families()
    const home = await after(await aChild(), tag)
    expect(await families()).toBe(before + 1)
    await changeLink(true)(home)
    expect(await families()).toBe(before)
    await changeLink(false)(home)
    expect(await families()).toBe(before + 1)
  })

  it('that ends the link says no by its own word, however the yes was proven', async () => {
    const home = await after(await aChild(), tag)
    await someConsents(app.ctx, { ...home, purposes: ['CENTRE_SHARING'], method: 'VERIFIED_PAYER' })
    await after(home, changeLink(true))
    const history = await app.as(home).consent.getConsentHistory({})
    const answers = history.filter(({ purpose }) => purpose === 'CENTRE_SHARING')
    const methods = answers.map(({ isGiven, method, lang }) => [isGiven, method, lang])
    expect(methods).toEqual([[false, 'DECLARATION', 'en'], [true, 'VERIFIED_PAYER', 'en']]) // prettier-ignore
  })

  it('that is guardian from outside sees the organisation, and cannot end it', async () => {
    const [home, aunt] = [await shared(), await aHousehold(app.ctx)]
    await app.asOwner(`insert into accounts.guardian (learner_id, account_id, added_by, since) values ('${home.learnerId}', '${aunt.accountId}', '${home.accountId}', now())`) // prettier-ignore
    const client = app.as({ ...aunt, learnerId: home.learnerId })
    expect(await client.clientsSharing.getOrganisationLink({})).toMatchObject({ link: { mayEnd: false } })
    await expect(client.clientsSharing.changeOrganisationLink({ isEnded: true })).rejects.toMatchObject({ code: 'NO_ORGANISATION' }) // prettier-ignore
  })
})
