// Every form of every page acts for the child whose page it is, or asks: a family with two children has one page of each open.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LearnerId } from '#core/modules/accounts/account.ts'
import { readConfig } from '#server/config.ts'
import { aChild, aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { readPages } from '#server/pages.ts'
import type { TestApp } from '../../app.ts'
import { BUILD_WITHIN_MS, startTestAppWithPages } from '../../pages.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const ASKS = /<h1[^>]*>You have chosen (?:<!-- -->)?Ravi(?:<!-- -->)? meanwhile<\/h1>/
const OUT_OF_DATE = /<h1[^>]*>This page was opened for somebody else<\/h1>/

/** These do the same whichever child is chosen. */
const OF_THE_HOUSEHOLD: Readonly<Record<string, string>> = {
  login: 'it is how a family signs in',
  logout: 'it ends the session',
  'partner/tatasky': 'it connects the household',
  'demo/start': 'it only carries what was typed into the booking',
  'demo/manage/:link': 'its link names the demo',
  'me/switch': 'it names its learner',
  'me/family': 'each form names its learner',
  'me/family/add': 'it adds a child',
  'me/calendar': 'each form names its learner',
  'in-school-test/claim/:link': 'its list names the learner',
  'in-school-test/:code': 'pupils have no account',
  'in-school-test': 'it only looks a code up',
  'me/contact': 'of the account',
  'me/addresses': 'of the account',
  'me/messages': 'of the account',
  'me/notices': 'of the account',
  'me/devices': 'of the account',
  'me/cards': 'of the account',
  'me/auto-debit': 'each form names its mandate',
  'me/privacy': 'of the account',
  'me/delete': 'of the account',
  'help/:ticket': 'its address names the question',
  'pay/:order': 'its address names the order',
  'pay/:order/wait': 'its address names the order',
  'pay/WALLET_RECHARGE': 'money of the account',
  'ask/:link': 'its link names the request',
  'blog/:slug': 'it mails a file',
  'question/:slug': 'it mails a file',
}
/** Teachers have a session of their own, and a family’s is refused. */
const isOfTeachers = (path: string) => /^teach\b/.test(path)

let app: TestApp
let paths: readonly string[]
beforeAll(async () => {
  app = await startTestAppWithPages()
  const pages = await readPages(readConfig({ DATABASE_URL: app.databaseUrl, PAGES: 'built' }))
  if (!pages) throw new Error('the pages are not built')
  const { routes } = await pages.build()
  paths = Object.values(routes).flatMap((route) => (route?.module.action ? [route.path ?? ''] : []))
}, BUILD_WITHIN_MS)
afterAll(() => app.close())

let family: AHousehold
let asha: LearnerId
let ravi: LearnerId
let other: AHousehold
beforeEach(async () => {
  family = await aHousehold(app.ctx, { firstName: 'Ravi', hasConsent: true })
  ravi = family.learnerId
  asha = await aChild(app.ctx, family, { firstName: 'Asha', grade: 12 })
  other = await aHousehold(app.ctx, { firstName: 'Zoya' })
})

/** Sends a form as Ravi’s family, who is chosen, with these fields. */
async function send(path: string, fields: Readonly<Record<string, string>>) {
  const address = `/${path.replaceAll(/:\w+|\*/g, 'x')}${path === '' ? '?index' : ''}`
  const cookie = await app.cookieOf(family)
  const payload = new URLSearchParams(fields).toString()
  return app.inject({ method: 'POST', url: address, cookie, headers: FORM, body: payload })
}

const learnersOwn = () => paths.filter((path) => !(path in OF_THE_HOUSEHOLD) && !isOfTeachers(path))

describe('the form of a page', () => {
  it('of another child of the family asks for whom to go on', async () => {
    expect(learnersOwn().length).toBeGreaterThan(20)
    for (const path of learnersOwn()) {
      const { statusCode, body } = await send(path, { [`drawnFor.${asha}`]: '', text: 'As it was typed' })
      expect([path, statusCode, ASKS.test(body)]).toEqual([path, 409, true])
      expect(body, path).toContain('value="As it was typed"')
    }
  })

  it('of somebody else’s child is not carried out, and nothing of it is shown', async () => {
    for (const path of learnersOwn()) {
      const { statusCode, body } = await send(path, { [`drawnFor.${other.learnerId}`]: '', text: 'As it was typed' })
      expect([path, statusCode, OUT_OF_DATE.test(body)]).toEqual([path, 409, true])
      expect(body, path).not.toMatch(/Zoya|As it was typed/)
    }
  })

  it('that does not say whose it is is not carried out', async () => {
    for (const path of learnersOwn()) {
      const { statusCode, body } = await send(path, { text: 'x' })
      expect([path, statusCode, OUT_OF_DATE.test(body)]).toEqual([path, 409, true])
    }
  })

  it('of the child who is chosen is carried out, and so is one of the household', async () => {
    for (const path of learnersOwn()) {
      const { body, statusCode } = await send(path, { [`drawnFor.${ravi}`]: '' })
      expect([path, ASKS.test(body), OUT_OF_DATE.test(body)]).toEqual([path, false, false])
      expect(statusCode, path).toBeLessThan(500)
    }
    for (const path of Object.keys(OF_THE_HOUSEHOLD).filter((each) => each !== 'logout')) {
      expect(paths, 'there is such a form').toContain(path)
      const { body } = await send(path, { [`drawnFor.${asha}`]: '' })
      expect([path, ASKS.test(body), OUT_OF_DATE.test(body)]).toEqual([path, false, false])
    }
  })
})

describe('the profile of a child', () => {
  const typed = { part: 'person', firstName: 'Asha Devi', lastName: 'Rao', email: '', pinCode: '' }
  const namesOf = async () => {
    const { learners } = await app.as(family).accounts.getLoginData({})
    return Object.fromEntries(learners.map(({ userId, firstName }) => [userId, firstName]))
  }

  it('is kept for no other child', async () => {
    await send('me', { ...typed, [`drawnFor.${asha}`]: '' })
    expect(await namesOf()).toEqual({ [ravi]: 'Ravi', [asha]: 'Asha' })
  })

  it('is kept when the family goes on for that child, who is then the chosen one', async () => {
    const browser = app.browser(family)
    const payload = new URLSearchParams({ ...typed, [`drawnFor.${asha}`]: '', goOnForThem: '1' }).toString()
    const { statusCode } = await browser.send({ method: 'POST', url: '/me?tab=profile', headers: FORM, body: payload })
    expect(statusCode).toBe(302)
    expect(await namesOf()).toEqual({ [ravi]: 'Ravi', [asha]: 'Asha Devi' })
    expect((await browser.client.accounts.getLoginData({})).userId).toBe(asha)
  })
})
