import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApiClient } from '#core/api.ts'
import { DAY } from '#core/kernel/time.ts'
import type { NoticeChannel } from '#core/taxonomy/notice.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { householdOf } from '#server/test/household-of.ts'
import { startTestApp, START, type TestApp } from '#server/test/app.ts'
import { notify } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  app.moveClock(START - app.now())
  await app.sandbox.resetKnobs()
})
afterAll(() => app.close())

let made = 0
function subscription(name = `browser${(made += 1)}`) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const browser = { endpoint: `${app.sandbox.url}/push/${name}`, p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') } // prettier-ignore
  return { name, browser, arrived: () => app.sandbox.outbox(`${name}@push`) }
}

async function choose({ profiles }: ApiClient, CLASSES: NoticeChannel[]) {
  const chosen = { PAYMENTS: ['SMS' as const], CLASSES, REPORTS: [], OFFERS: [] }
  await profiles.setPreferences({ channels: chosen, quietFrom: 0, quietTill: 0, mayCall: false, lang: null })
}

/** A household that chose push messages for its classes, in a session of its own. */
async function family() {
  const home = await aHousehold(app.ctx, { hasConsent: true })
  const person = app.browser(home)
  await choose(person.client, ['PUSH'])
  return { home, ...person }
}

async function tell({ accountId }: AHousehold, key = 'class 1') {
  const values = { course: 'Optics', time: '7:00 pm' }
  await app.ctx.db.transaction().execute((tx) =>
    notify(app.ctx, tx, { to: { accountId }, type: 'class-soon', key, purpose: 'CLASSES', values, link: '/me/calendar' }),
  ) // prettier-ignore
  await app.runJobs()
}

const sends = ({ accountId }: AHousehold) =>
  app.ctx.db
    .selectFrom('notices.send')
    .select(['channel', 'state', 'reason'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()

describe('a browser', () => {
  it('gets no push message before it was turned on, and none after it was turned off', async () => {
    const { home, client } = await family()
    const { browser, arrived } = subscription()
    expect(await client.notices.getPush({})).toEqual({ publicKey: expect.stringMatching(/^B[\w-]{86}$/), isOn: false })
    await tell(home)
    expect(await client.notices.turnPushOn(browser)).toMatchObject({ isOn: true })
    await tell(home, 'class 2')
    expect((await arrived()).map(({ text }) => text)).toEqual([expect.stringMatching(/^\d+ encrypted bytes$/)])
    expect(await client.notices.turnPushOff({})).toMatchObject({ isOn: false })
    await tell(home, 'class 3')
    expect(await arrived()).toHaveLength(1)
    expect(await sends(home)).toEqual([{ channel: 'PUSH', state: 'SENT', reason: null }])
  })

  it('gets none where the household chose another channel', async () => {
    const { home, client } = await family()
    const { browser, arrived } = subscription()
    await client.notices.turnPushOn(browser)
    await choose(client, ['SMS'])
    await tell(home)
    expect([await arrived(), (await app.sandbox.outbox(home.phone)).length]).toEqual([[], 1])
  })

  it('has one subscription: a new one takes the old one’s place', async () => {
    const { home, client } = await family()
    const [old, fresh] = [subscription(), subscription()]
    await client.notices.turnPushOn(old.browser)
    await Promise.all([client.notices.turnPushOn(fresh.browser), client.notices.turnPushOn(fresh.browser)])
    await tell(home)
    expect([(await old.arrived()).length, (await fresh.arrived()).length]).toEqual([0, 1])
  })

  it('that another household uses now gets messages of that household only', async () => {
    const [before, after] = [await family(), await family()]
    const { browser, arrived } = subscription()
    await before.client.notices.turnPushOn(browser)
    await after.client.notices.turnPushOn(browser)
    await tell(before.home)
    expect(await arrived()).toEqual([])
    await tell(after.home)
    expect(await arrived()).toHaveLength(1)
    expect(await before.client.notices.getPush({})).toMatchObject({ isOn: false })
  })

  it('from which the family logged out gets nothing any more', async () => {
    const { home, client } = await family()
    const { browser, arrived } = subscription()
    await client.notices.turnPushOn(browser)
    const [, token = ''] = (await app.cookieOf(home)).split('=')
    await app.ctx.sessions.end(app.ctx.db, token)
    await tell(home)
    expect(await arrived()).toEqual([])
    expect(await sends(home)).toEqual([{ channel: 'PUSH', state: 'DROPPED', reason: 'NO_BROWSER' }])
  })

  it('whose session ended by itself gets nothing any more', async () => {
    const { home, client } = await family()
    const { browser, arrived } = subscription()
    await client.notices.turnPushOn(browser)
    app.moveClock(400 * DAY)
    await tell(home)
    expect(await arrived()).toEqual([])
  })
})

describe('the push service', () => {
  it('says that the browser is gone: it is forgotten, and the message dropped', async () => {
    const { home, client } = await family()
    const { browser, name } = subscription()
    await client.notices.turnPushOn(browser)
    await app.sandbox.knobs({ pushFault: 'GONE' }, name)
    await tell(home)
    expect(await client.notices.getPush({})).toMatchObject({ isOn: false })
    expect(await sends(home)).toEqual([{ channel: 'PUSH', state: 'DROPPED', reason: 'NO_BROWSER' }])
  })

  it('is down: the message is sent once it is back', async () => {
    const { home, client } = await family()
    const { browser, name, arrived } = subscription()
    await client.notices.turnPushOn(browser)
    await app.sandbox.knobs({ pushFault: 'ERROR' }, name)
    await tell(home).catch(() => {})
    expect(await sends(home)).toEqual([{ channel: 'PUSH', state: 'PLANNED', reason: null }])
    await app.sandbox.knobs({ pushFault: 'NONE', pushDelayMs: 50 }, name)
    app.moveClock(DAY)
    await app.runJobs()
    expect(await arrived()).toHaveLength(1)
    expect(await client.notices.getPush({})).toMatchObject({ isOn: true })
  })

  it('takes no message that is signed with another key', async () => {
    const { browser } = subscription()
    const answer = await fetch(browser.endpoint, { method: 'POST', headers: { authorization: 'vapid t=a.b.c, k=B' } })
    expect(answer.status).toBe(403)
  })
})

describe('a subscription', () => {
  const offCurve = `B${'A'.repeat(86)}`

  it.each([
    ['whose key is no point on the curve', { p256dh: offCurve }, 400, 'PUSH_SERVICE_REFUSED'],
    ['whose key is too short', { p256dh: 'Babc' }, 400, 'INVALID_INPUT'],
    ['whose secret is too short', { auth: 'abc' }, 400, 'INVALID_INPUT'],
    ['whose endpoint is no address', { endpoint: 'push' }, 400, 'INVALID_INPUT'],
    ['whose endpoint is a file', { endpoint: 'file:///etc/passwd' }, 400, 'INVALID_INPUT'],
  ])('%s is refused', async (_, wrong, status, code) => {
    const { client } = await family()
    const { browser } = subscription()
    await expect(client.notices.turnPushOn({ ...browser, ...wrong })).rejects.toMatchObject({ status, code })
  })

  it('is exported without its address, moves with a merge, and goes with the household', async () => {
    const { home, client } = await family()
    const { browser } = subscription()
    await client.notices.turnPushOn(browser)
    const parts = householdOf(app.ctx, 'notices')
    const { pushBrowsers } = (await parts.exportAccount?.(app.ctx, home.accountId)) ?? {}
    expect(pushBrowsers).toEqual([{ service: new URL(app.sandbox.url).host, createdAt: START }])
    const into = await family()
    await app.ctx.db.transaction().execute(async (tx) => parts.move?.(tx, { from: home.accountId, into: into.home.accountId }, app.ctx, 'mrg1')) // prettier-ignore
    const count = async (accountId: string) => (await app.ctx.db.selectFrom('notices.push_subscription').select('id').where('account_id', '=', accountId).execute()).length // prettier-ignore
    expect([await count(home.accountId), await count(into.home.accountId)]).toEqual([0, 1])
    await parts?.eraseAccount?.(app.ctx, into.home.accountId)
    expect(await count(into.home.accountId)).toBe(0)
  })
})

describe('where private addresses are not allowed', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await startTestApp({}, { PRIVATE_TARGETS: 'off' })
  })
  afterAll(() => strict.close())

  it.each([
    'https://127.0.0.1/push/1',
    'https://localhost/push/1',
    'https://169.254.169.254/',
    'http://8.8.8.8/push/1',
  ])('a subscription at %s is refused', async (endpoint) => {
    const client = strict.as(await aHousehold(strict.ctx))
    const { browser } = subscription()
    const turned = client.notices.turnPushOn({ ...browser, endpoint })
    await expect(turned).rejects.toMatchObject({ status: 400, code: 'PUSH_SERVICE_REFUSED' })
  })
})

describe('without keys', () => {
  it('nothing is offered', async () => {
    const none = await startTestApp({ push: { publicKey: null, send: () => Promise.reject(new Error('not set up')) } })
    const { notices } = none.as(await aHousehold(none.ctx))
    expect(await notices.getPush({})).toEqual({ publicKey: null, isOn: false })
    const { browser } = subscription()
    await expect(notices.turnPushOn(browser)).rejects.toMatchObject({ code: 'PUSH_NOT_AVAILABLE' })
    await none.close()
  })
})
