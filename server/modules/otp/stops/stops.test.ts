// Somebody asks for codes of numbers in a row and answers none: learning reference, section 12.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '#core/kernel/time.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk, owner } from '#server/test/staff/clerk.ts'

let app: TestApp
beforeAll(async () => void (app = await startTestApp()))
beforeEach(() => app.sandbox.resetKnobs())
afterAll(() => app.close())

let networks = 0
function aBrowser() {
  networks += 1
  return app.browser(visitor, `10.${30 + (networks >> 8)}.${networks & 255}.1`)
}

let prefixes = 9_300
/** The first four digits of a million numbers that no other test uses. */
const aPrefix = () => String((prefixes += 1))
const numberIn = (prefix: string, n: number) => `${prefix}${String(n).padStart(6, '0')}`

function ask(phone: string, { client } = aBrowser()) {
  return client.accounts.preLoginVerification({ phone })
}

async function logIn(phone: string, browser = aBrowser()) {
  const { verificationId } = await ask(phone, browser)
  const otp = (await app.sandbox.lastOtp(phone)) ?? ''
  await browser.client.accounts.verifyLoginOtp({ verificationId, otp })
  return browser
}

/** Codes of numbers in a row, the first ones answered. Then the time to answer is over. */
async function codesTo(prefix: string, { sent, answered = 0 }: { sent: number; answered?: number }) {
  for (let n = 0; n < answered; n += 1) await logIn(numberIn(prefix, n))
  for (let n = answered; n < sent; n += 1) await ask(numberIn(prefix, n))
  app.moveClock(3 * MINUTE)
}

const PAUSED = { code: 'CODES_PAUSED', status: 429 }
const stopsOf = async (prefix: string) => (await app.as(owner).staffCodeStops.list({ q: `+91${prefix}` })).data

describe('codes to numbers with the same beginning', () => {
  it('stop when fewer than one in five of twenty was answered; other beginnings go on', async () => {
    const [attacked, other] = [aPrefix(), aPrefix()]
    await codesTo(attacked, { sent: 20, answered: 3 })
    await expect(ask(numberIn(attacked, 100))).rejects.toMatchObject(PAUSED)
    await ask(numberIn(other, 100))
    expect(await stopsOf(attacked)).toMatchObject([{ prefix: `+91${attacked}`, sent: 20, answered: 3, liftedAt: null }])
    expect(await stopsOf(other)).toEqual([])
  })

  it.each([
    { sent: 20, answered: 4 },
    { sent: 19, answered: 0 },
  ])('go on when $answered of $sent were answered', async (counted) => {
    const prefix = aPrefix()
    await codesTo(prefix, counted)
    await ask(numberIn(prefix, 100))
    expect(await stopsOf(prefix)).toEqual([])
  })

  it('go on when the unanswered ones are older than a quarter of an hour, or so new that nobody could answer', async () => {
    const [old, fresh] = [aPrefix(), aPrefix()]
    await codesTo(old, { sent: 20 })
    app.moveClock(14 * MINUTE)
    await ask(numberIn(old, 100))
    for (let n = 0; n < 20; n += 1) await ask(numberIn(fresh, n))
    await ask(numberIn(fresh, 100))
  })

  it('go on when the vendor of messages was down: nobody could answer', async () => {
    const prefix = aPrefix()
    await app.sandbox.knobs({ messageFault: 'ERROR' })
    for (let n = 0; n < 20; n += 1)
      await expect(ask(numberIn(prefix, n))).rejects.toMatchObject({ code: 'OTP_NOT_SENT' })
    await app.sandbox.resetKnobs()
    app.moveClock(3 * MINUTE)
    await ask(numberIn(prefix, 100))
  })

  it('are not sent again to a stranger either', async () => {
    const prefix = aPrefix()
    const stranger = aBrowser()
    const { verificationId } = await ask(numberIn(prefix, 600), stranger)
    await codesTo(prefix, { sent: 20 })
    await expect(stranger.client.accounts.resendLoginOtp({ verificationId })).rejects.toMatchObject(PAUSED)
  })

  it('stop once, however many ask at the same time, and a family elsewhere is served among them', async () => {
    const [attacked, other] = [aPrefix(), aPrefix()]
    await codesTo(attacked, { sent: 20 })
    const strangers = Array.from({ length: 24 }, (_, n) => ask(numberIn(attacked, 200 + n)))
    const families = Array.from({ length: 8 }, (_, n) => ask(numberIn(other, n)))
    const refused = await Promise.allSettled(strangers)
    expect(refused.map((each) => each.status === 'rejected' && each.reason.code)).toEqual(
      Array.from({ length: 24 }, () => 'CODES_PAUSED'),
    )
    await Promise.all(families)
    expect(await stopsOf(attacked)).toHaveLength(1)
  })
})

describe('a stop of codes', () => {
  it('waits on the first page of staff until somebody lifts it, and then counting begins anew', async () => {
    const prefix = aPrefix()
    await codesTo(prefix, { sent: 25 })
    await expect(ask(numberIn(prefix, 100))).rejects.toMatchObject(PAUSED)
    const staff = app.as(owner)
    const [stop] = await stopsOf(prefix)
    const id = stop?.id ?? ''
    const open = async () => (await staff.staffCodeStops.list({ isOpen: true })).data.map((each) => each.id)
    expect(await open()).toContain(id)
    const reason = 'A school asked all its parents to sign in.'
    await expect(app.as(clerk('stf000000000000000077', 'messages.view')).staffCodeStopActions.liftCodeStop({ id, reason })).rejects.toMatchObject({ status: 403 }) // prettier-ignore
    const { liftedAt } = await staff.staffCodeStopActions.liftCodeStop({ id, reason })
    expect(await stopsOf(prefix)).toMatchObject([{ liftedAt, liftedBy: owner.staffId }])
    expect(await open()).not.toContain(id)
    await ask(numberIn(prefix, 100))
    await expect(staff.staffCodeStopActions.liftCodeStop({ id, reason })).rejects.toMatchObject({ code: 'STOP_IS_OVER' }) // prettier-ignore
  })

  it('of other numbers is not found', async () => {
    const lift = app.as(owner).staffCodeStopActions.liftCodeStop({ id: 'cst0', reason: 'This id does not exist.' })
    await expect(lift).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })

  it('comes back when the attack goes on after it was lifted', async () => {
    const prefix = aPrefix()
    await codesTo(prefix, { sent: 20 })
    await expect(ask(numberIn(prefix, 100))).rejects.toMatchObject(PAUSED)
    const [stop] = await stopsOf(prefix)
    await app.as(owner).staffCodeStopActions.liftCodeStop({ id: stop?.id ?? '', reason: 'These looked like families.' })
    app.moveClock(MINUTE)
    for (let n = 0; n < 20; n += 1) await ask(numberIn(prefix, 300 + n))
    app.moveClock(3 * MINUTE)
    await expect(ask(numberIn(prefix, 100))).rejects.toMatchObject(PAUSED)
    expect(await stopsOf(prefix)).toHaveLength(2)
  })
})

describe('during a stop, and after it', () => {
  it('codes are sent again after an hour', async () => {
    const prefix = aPrefix()
    await codesTo(prefix, { sent: 20 })
    await expect(ask(numberIn(prefix, 100))).rejects.toMatchObject(PAUSED)
    app.moveClock(59 * MINUTE)
    await expect(ask(numberIn(prefix, 100))).rejects.toMatchObject(PAUSED)
    app.moveClock(MINUTE)
    await ask(numberIn(prefix, 100))
  })

  it('codes still reach a family in a browser or a network that it has used before, also a second time', async () => {
    const prefix = aPrefix()
    const family = await logIn(numberIn(prefix, 500))
    await family.client.accounts.logout({})
    app.moveClock(HOUR)
    await codesTo(prefix, { sent: 20 })
    await expect(ask(numberIn(prefix, 500))).rejects.toMatchObject(PAUSED)
    const { verificationId } = await ask(numberIn(prefix, 500), family)
    app.moveClock(MINUTE)
    await family.client.accounts.resendLoginOtp({ verificationId })
  })
})
