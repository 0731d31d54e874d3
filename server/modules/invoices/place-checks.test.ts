// Orders of families whose PIN code led to the wrong state, as the migration finds them.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { stateOfPin, statesOfPin } from '#core/taxonomy/state-of-pin.ts'
import type { StateCode } from '#core/taxonomy/pin-code.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aSellablePlan } from '#server/modules/plans/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'

const support = clerk('stf100000000000000001', 'orders.view', 'households.view', 'households.edit')
const finance = clerk('stf100000000000000003', 'ledger.view')
let app: TestApp
let correct: string
beforeAll(async () => {
  app = await startTestApp()
  correct = await readFile(join(import.meta.dirname, '../../migrations/1222_wrong_places.sql'), 'utf8')
})
afterAll(() => app.close())

/** A paid order of a family for which the state was guessed in this way. */
async function anOrder(pinCode: string, stateCode: StateCode) {
  const family = await aHousehold(app.ctx)
  const { plan } = await aSellablePlan(app.ctx, { price: rupees(24_999) })
  const { orderId } = await app.as(family).orders.buyItems({ subscriptionPlanId: plan.id, billing: { pinCode, stateCode } })
  await app.as(family).payments.startPayment({ orderId, method: 'UPI_QR' })
  await app.sandbox.control(orderId, 'approve')
  await app.as(support).staffPaymentActions.recheckOrder({ id: orderId })
  await app.runJobs()
  const stateNow = async () => (await app.as(family).accounts.getLoginData({})).stateCode
  return { orderId, stateNow }
} // prettier-ignore

it('are listed for finance with what is wrong, and stay as they are; the families are corrected', async () => {
  const bijnor = await anOrder('246701', '05')
  const yanam = await anOrder('533464', '37')
  const chosen = await anOrder('411001', '30')
  const right = await anOrder('682555', '31')
  for (let times = 0; times < 2; times++) await app.asOwner(correct)
  const { data } = await app.as(finance).staffPlaceChecks.list({})
  expect(data).toHaveLength(2)
  expect(data.find(({ orderId }) => orderId === bijnor.orderId)).toMatchObject({
    invoice: expect.stringMatching(/^KD/),
    creditNote: null,
    stateCode: '05',
    rightStateCode: '09',
    tax: 381_341,
    difference: 'IGST is right. Only the place of supply is wrong.',
  })
  expect(data.find(({ orderId }) => orderId === yanam.orderId)).toMatchObject({
    rightStateCode: null,
    difference: 'The PIN code is in two states. Ask the family which is theirs.',
  })
  expect(await bijnor.stateNow()).toBe('09')
  expect(await yanam.stateNow()).toBeNull()
  expect(await chosen.stateNow()).toBe('30')
  expect(await right.stateNow()).toBe('31')
})

it('are found by beginnings of PIN codes that agree with the table of states', () => {
  const rows = [...correct.matchAll(/\('(\d\d)', (?:'(\d\d)'|null), '([\d ]+)'\)/g)]
  expect(rows.length).toBeGreaterThan(15)
  for (const [, was, isNow, beginnings = ''] of rows) {
    const pins = beginnings.split(' ').flatMap(pinsFrom)
    if (isNow) expect(pins.filter((pin) => stateOfPin(pin) !== isNow)).toEqual([])
    else expect(pins.filter((pin) => !statesOfPin(pin).some((state) => state === was))).toEqual([])
  }
})

function pinsFrom(beginning: string): string[] {
  const digits = 6 - beginning.length
  return Array.from({ length: 10 ** digits }, (_, i) => (digits === 0 ? beginning : beginning + String(i).padStart(digits, '0')))
} // prettier-ignore
