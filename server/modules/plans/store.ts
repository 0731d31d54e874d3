// All SQL over the plans schema. No other file names a plans table.
import { sql, type ExpressionBuilder, type Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { toPaise, type Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import { BundleId, VariantName } from '#core/modules/catalogue/catalogue.ts'
import { VARIANTS } from '#core/modules/catalogue/variant.ts'
import { struckPrice, type PastPrice } from '#core/modules/catalogue/struck-price.ts'
import { PlanId, ProgramId } from '#core/modules/plans/plan.ts'
import type { Service } from '#core/modules/plans/service-inclusion.ts'
import type { Stream } from '#core/taxonomy/grade.ts'
import type { Language, LocalisedText } from '#core/taxonomy/language.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'

/** A program on sale. */
export interface Program {
  readonly id: ProgramId
  readonly name: LocalisedText
  readonly grade: number
  readonly stream: Stream | null
  /** All that it serves, its own first. */
  readonly boards: readonly string[]
  readonly target: string
  readonly year: number
  readonly language: Language
  /** A hidden plan is reached only by its link. */
  readonly isHidden: boolean
}

/** A plan on sale. */
export interface SellablePlan {
  readonly id: PlanId
  readonly bundleId: BundleId
  readonly programId: ProgramId
  readonly price: Paise
  /** The struck price, or the price itself when it was never charged: decision P-10. */
  readonly cutPrice: Paise
  /** 0 is the full course. */
  readonly validMonths: number
  /** As it is stored: PLUS, never PRO, in the tatva line. */
  readonly variantName: VariantName
  readonly title: LocalisedText
  readonly grade: number
  readonly stream: Stream | null
  readonly board: string
  readonly target: string
  readonly language: Language
  readonly aioValidTill: Instant | null
  readonly priceReason: LocalisedText | null
}

export interface PlanService {
  readonly service: Service
  readonly dataType: 'BOOLEAN' | 'INT'
  readonly value: string
  readonly name: LocalisedText
  readonly explanation: LocalisedText
  readonly url: string | null
}

/** Every program on sale, the first choice first where several fit. */
export async function listPrograms(db: Db): Promise<Program[]> {
  const rows = await db
    .selectFrom('plans.program')
    .selectAll()
    .where('status', '=', 'ACTIVE')
    .orderBy('rank')
    .orderBy('id')
    .execute()
  return rows.map(programFromRow)
}

export async function findPlan(db: Db, id: string): Promise<SellablePlan | undefined> {
  const row = await onSale(db).where('p.id', '=', id).executeTakeFirst()
  return row && planFromRow(row)
}

/** Those of these ids that a plan has. */
export async function listPlanIds(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('plans.plan').select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

/** The names of these plans, on sale or not. */
export async function listPlanNames(db: Db, ids: readonly string[]): Promise<Map<string, LocalisedText>> {
  const rows = await db
    .selectFrom('plans.plan')
    .select(['id', 'title'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute()
  return new Map(rows.map(({ id, title }) => [id, text(title)]))
}

/** Full course first, then by months. */
export async function listPlansOfBundle(db: Db, bundleId: string): Promise<SellablePlan[]> {
  const rows = await onSale(db).where('p.bundle_id', '=', bundleId).orderBy('p.valid_months').orderBy('p.id').execute()
  return rows.map(planFromRow)
}

/**
 * Full courses first, each duration by tier. Each plan has all services there are, in their order: what it says nothing about,
 * it does not include.
 */
export async function listPlansOfProgram(
  db: Db,
  programId: string,
): Promise<(SellablePlan & { readonly services: readonly PlanService[] })[]> {
  const rows = await onSale(db)
    .select((eb) => servicesOf(eb).as('services'))
    .where('p.program_id', '=', programId)
    .orderBy('p.valid_months')
    .orderBy(sql`array_position(${[...VARIANTS]}::text[], p.variant_name)`)
    .orderBy('p.id')
    .execute()
  return rows.map((row) => ({ ...planFromRow(row), services: row.services as PlanService[] })) // the tables check each field
}

/** The year that programs of a class carry now. */
export async function getSessionYear(db: Db, grade: number, now: Instant): Promise<number> {
  const { year } = await db
    .selectFrom('plans.session_year')
    .select('year')
    .where('grade', '=', grade)
    .where('starts_at', '<=', at(now))
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return year
}

function onSale(db: Db) {
  return db
    .selectFrom('plans.plan as p')
    .innerJoin('plans.program as g', 'g.id', 'p.program_id')
    .selectAll('p')
    .select(['g.grade', 'g.stream', 'g.boards', 'g.target', 'g.language'])
    .select((eb) => pastPricesOf(eb).as('past_prices'))
    .where('p.status', '=', 'ACTIVE')
    .where('g.status', '=', 'ACTIVE')
}

type PlanExpressions = ExpressionBuilder<Tables & { p: Tables['plans.plan'] }, 'p'>

function pastPricesOf(eb: PlanExpressions) {
  return jsonArrayFrom(
    eb
      .selectFrom('plans.plan_price as h')
      .whereRef('h.plan_id', '=', 'p.id')
      .where('h.until_at', 'is not', null)
      .select(['h.price', sql<number>`extract(day from h.until_at - h.from_at)::int`.as('days')]),
  )
}

function servicesOf(eb: PlanExpressions) {
  return jsonArrayFrom(
    eb
      .selectFrom('plans.service as s')
      .leftJoin('plans.variant_info as i', (join) =>
        join.onRef('i.service', '=', 's.key').onRef('i.plan_id', '=', 'p.id'),
      )
      .select(['s.key as service', 's.name', 's.explanation', 's.url'])
      .select(({ fn, val }) => fn.coalesce('i.data_type', val('BOOLEAN')).as('dataType'))
      .select(({ fn, val }) => fn.coalesce('i.value', val('false')).as('value'))
      .orderBy('s.position'),
  )
}

function text(value: unknown): LocalisedText {
  return value as LocalisedText // only LocalisedText is written to these columns
}

function programFromRow(row: Selectable<Tables['plans.program']>): Program {
  return {
    id: ProgramId.parse(row.id),
    name: text(row.name),
    grade: row.grade,
    stream: row.stream as Stream | null, // checked by the table
    boards: row.boards,
    target: row.target,
    year: row.year,
    language: row.language as Language, // written from a Language
    isHidden: row.is_hidden,
  }
}

type PlanRow = Selectable<Tables['plans.plan']> &
  Pick<Selectable<Tables['plans.program']>, 'grade' | 'stream' | 'boards' | 'target' | 'language'> & {
    past_prices: readonly PastPrice[]
  }

function planFromRow(row: PlanRow): SellablePlan {
  const prices = { price: toPaise(row.price), cutPrice: toPaise(row.cut_price) }
  return {
    id: PlanId.parse(row.id),
    bundleId: BundleId.parse(row.bundle_id),
    programId: ProgramId.parse(row.program_id),
    price: prices.price,
    cutPrice: struckPrice(prices, row.past_prices),
    validMonths: row.valid_months,
    variantName: row.variant_name as VariantName, // checked by the table
    title: text(row.title),
    grade: row.grade,
    stream: row.stream as Stream | null, // checked by the table
    board: row.boards[0] ?? '',
    target: row.target,
    language: row.language as Language, // written from a Language
    aioValidTill: row.aio_valid_till,
    priceReason: row.price_reason === null ? null : text(row.price_reason),
  }
}

export async function getVariantPriority(db: Db): Promise<readonly VariantName[]> {
  const row = await db.selectFrom('plans.rule').select('variant_priority').executeTakeFirstOrThrow()
  return row.variant_priority.map((tier) => VariantName.parse(tier))
}
