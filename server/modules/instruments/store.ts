// All SQL over the instruments schema, apart from what staff write (staff.ts and emi-changes). No other file names its tables.
import { toPaise, type Paise } from '#core/kernel/money.ts'
import type { Downtime, Severity } from '#core/modules/instruments/availability.ts'
import type { DiscountCap } from '#core/modules/instruments/cap.ts'
import type { EmiKind } from '#core/modules/instruments/emi-offer.ts'
import type { PaymentMethod } from '#core/modules/instruments/instrument.ts'
import type { Db } from '#server/platform/database/db.ts'

export interface Instrument {
  readonly code: string
  readonly name: string
  readonly paymentMethod: PaymentMethod
  readonly cardType: 'CREDIT' | 'DEBIT' | null
  readonly serviceProvider: string
  readonly caps: readonly DiscountCap[]
}

export async function listInstruments(db: Db): Promise<readonly Instrument[]> {
  const rows = await db
    .selectFrom('instruments.instrument')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute()
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    paymentMethod: row.payment_method as PaymentMethod, // the table's check
    cardType: row.card_type as Instrument['cardType'], // likewise
    serviceProvider: row.service_provider,
    caps: row.max_discount_course_allowed as DiscountCap[], // written by the staff contract alone
  }))
}

export async function listDowntimes(db: Db): Promise<readonly Downtime[]> {
  const rows = await db.selectFrom('instruments.downtime').selectAll().execute()
  return rows.map((row) => ({
    code: row.code,
    severity: row.severity as Severity, // the table's check
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }))
}

export interface EmiIssuer {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly kind: EmiKind
  readonly minimum: Paise
  readonly maximum: Paise | null
  readonly processingFee: Paise
}

export async function listEmiIssuers(db: Db): Promise<readonly EmiIssuer[]> {
  const rows = await db
    .selectFrom('instruments.emi_issuer')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    kind: row.kind as EmiKind, // the table's check
    minimum: toPaise(row.minimum),
    maximum: row.maximum === null ? null : toPaise(row.maximum),
    processingFee: toPaise(row.processing_fee),
  }))
}

export interface EmiPlan {
  readonly id: string
  readonly issuerId: string
  readonly months: number
  readonly annualRate: number
  readonly isNoCost: boolean
  readonly minimum: Paise
}

/** Shortest first, of two as long the one without cost first. */
export async function listEmiPlans(db: Db): Promise<readonly EmiPlan[]> {
  const rows = await db
    .selectFrom('instruments.emi_plan')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('months')
    .orderBy('is_no_cost', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    issuerId: row.issuer_id,
    months: row.months,
    annualRate: row.annual_rate,
    isNoCost: row.is_no_cost,
    minimum: toPaise(row.minimum),
  }))
}

/** The one issuer that a partner's buyers see, by its code. */
export async function listEmiPartners(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('instruments.emi_partner').select(['partner', 'issuer']).execute()
  return new Map(rows.map(({ partner, issuer }) => [partner.toLowerCase(), issuer]))
}

/** Paise. The month of an EMI costs at least this. */
export async function getLeastMonthly(db: Db): Promise<Paise> {
  const row = await db.selectFrom('instruments.emi_rule').select('least_monthly').executeTakeFirstOrThrow()
  return toPaise(row.least_monthly)
}
