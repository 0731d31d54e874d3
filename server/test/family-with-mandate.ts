// A family that pays a course of ₹10,000 in three parts by auto-debit: ₹3,334 at once, ₹3,333 on 21 December and 21 January.
import { expect } from 'vitest'
import { rupees } from '#core/kernel/money.ts'
import { fromIndia, type Instant } from '#core/kernel/time.ts'
import { MANDATE_TERMS_VERSION } from '#core/modules/mandates/terms.ts'
import type { Mandate } from '#core/modules/mandates/mandate.ts'
import type { TestApp } from './app.ts'
import { aFamilyInParts } from './family-in-parts.ts'

export type FamilyWithMandate = Awaited<ReturnType<typeof aFamilyWithMandate>>

/** The mandate is approved, its first debit planned. */
export async function aFamilyWithMandate(app: TestApp) {
  const family = await aFamilyInParts(app)
  await family.buy()
  const steps = stepsOf(app, family)
  const { mandateId } = await steps.register()
  await app.sandbox.control(mandateId, 'approve')
  await steps.becomes(mandateId, 'ACTIVE')
  return { ...family, ...steps, mandateId, mandate: () => steps.see(mandateId) }
}

/** The auto-debit steps of a family with instalments. */
export function stepsOf(app: TestApp, family: Awaited<ReturnType<typeof aFamilyInParts>>) {
  const mandates = () => family.client().mandates

  let planId = ''

  async function register(but: object = {}): Promise<Mandate> {
    const { offers } = await mandates().listMandates({})
    planId = offers[0]?.planId ?? planId
    const asked = {
      planId, method: 'UPI' as const, cap: rupees(3_333), agreedTo: MANDATE_TERMS_VERSION } // prettier-ignore
    return mandates().registerMandate({ ...asked, ...but })
  }

  /** The ten-minute job at this minute of a day of the school year, in India, and all that it brings about. */
  async function collectAt(month: number, day: number, hour: number, minute = 0) {
    app.moveClock(fromIndia(month < 11 ? 2027 : 2026, month, { day, minutes: hour * 60 + minute }) - app.now())
    await app.runJob('mandates.collect')
    await app.runJobs()
  }

  /** The bank's webhook has come, and what it brings about is done. */
  async function becomes(mandateId: Mandate['mandateId'], status: Mandate['status']) {
    const settled = async () => {
      await app.runJobs()
      return (await see(mandateId)).status
    }
    await expect.poll(settled).toBe(status)
    await app.runJobs()
  }

  const see = (mandateId: Mandate['mandateId']) => mandates().getMandate({ mandateId })
  const kinds = async (mandateId: Mandate['mandateId']) => (await see(mandateId)).log.map(({ kind }) => kind)

  async function debits() {
    const { rows } = await app.pool.query<Row>(
      `select no, state, reason, attempts, order_id as "orderId", execute_at as "executeAt" from mandates.debit
        where mandate_id in (select id from mandates.mandate where account_id = $1) order by mandate_id, no`,
      [family.asha.accountId],
    )
    return rows
  }

  /** How each instalment's debit stands, in order. */
  const states = async () => (await debits()).map(({ state, reason }) => (reason ? `${state} ${reason}` : state))

  return { register, becomes, see, kinds, debits, states, collectAt }
}

interface Row {
  readonly no: number
  readonly state: string
  readonly reason: string | null
  readonly attempts: number
  readonly orderId: string | null
  readonly executeAt: Instant
}
