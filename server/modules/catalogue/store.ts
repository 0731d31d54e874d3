// SQL over the catalogue's courses. store-classes.ts has the SQL for their batches and lessons, store-lists.ts the SQL
// for the values they are chosen by.
import { sql, type ExpressionBuilder, type Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { toPaise, type Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import { BundleId, type CourseKind, type ProductLabel, type VariantName } from '#core/modules/catalogue/catalogue.ts'
import { struckPrice, type PastPrice } from '#core/modules/catalogue/struck-price.ts'
import type { Stream } from '#core/taxonomy/grade.ts'
import type { Language, LocalisedText } from '#core/taxonomy/language.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'

export interface Trial {
  readonly id: string
  readonly trialAmount: Paise
  readonly trialAllowedDays: number
  readonly cutPrice: Paise
}

/** A course on sale. */
export interface SellableBundle {
  readonly id: BundleId
  readonly slug: string
  readonly title: LocalisedText
  readonly outcome: LocalisedText
  readonly pictureId: string | null
  readonly price: Paise
  /** The struck price, or the price itself when it was never charged: decision P-10. */
  readonly cutPrice: Paise
  readonly grade: number
  readonly stream: Stream | null
  /** All that it serves, its own first. */
  readonly boards: readonly string[]
  readonly target: string
  readonly language: Language
  /** As it is stored: PLUS, never PRO, in the tatva line. */
  readonly variantName: VariantName | null
  readonly courseKind: CourseKind
  readonly productLabel: ProductLabel | null
  readonly isEarlyLearning: boolean
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly lastPurchaseAt: Instant | null
  readonly aslGroup: string | null
  readonly curriculumId: string | null
  readonly trials: readonly Trial[]
}

/** The courses on sale among these ids, in no order. */
export async function listBundles(db: Db, ids: readonly string[]): Promise<SellableBundle[]> {
  const rows = await onSale(db).where('b.id', '=', anyOf(ids)).execute()
  return rows.map(bundleFromRow)
}

/** A course as it is taught, whether it is on sale or not. */
export interface BundleInBrief {
  readonly id: BundleId
  readonly title: LocalisedText
  readonly grade: number
  readonly stream: Stream | null
  /** Those that it serves, its own first. */
  readonly boards: readonly string[]
  readonly target: string
  readonly language: Language
  readonly startsAt: Instant
  readonly curriculumId: string | null
}

export async function listBundlesAtAnyTime(db: Db, ids: readonly string[]): Promise<BundleInBrief[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('catalogue.bundle')
    .select(['id', 'title', 'grade', 'stream', 'boards', 'target', 'language', 'starts_at', 'curriculum_id'])
    .where('id', '=', anyOf(ids))
    .execute()
  return rows.map((row) => ({
    id: BundleId.parse(row.id),
    title: text(row.title),
    grade: row.grade,
    stream: row.stream as Stream | null, // checked by the table
    boards: row.boards,
    target: row.target,
    language: row.language as Language, // written from a Language
    startsAt: row.starts_at,
    curriculumId: row.curriculum_id,
  }))
}

export async function findBundleBySlug(db: Db, slug: string): Promise<SellableBundle | undefined> {
  const row = await onSale(db).where('b.slug', '=', slug).executeTakeFirst()
  return row && bundleFromRow(row)
}

/** Those in lists that can be bought, by name. */
export async function listListedSlugs(db: Db, now: Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('catalogue.bundle as b')
    .select('slug')
    .where(isListed(now))
    .orderBy('slug')
    .execute()
  return rows.map(({ slug }) => slug)
}

export async function findBundleOfTrial(db: Db, trialId: string): Promise<SellableBundle | undefined> {
  const bundleId = db.selectFrom('catalogue.trial').select('bundle_id').where('id', '=', trialId)
  const row = await onSale(db).where('b.id', '=', bundleId).executeTakeFirst()
  return row && bundleFromRow(row)
}

/** When this course begins, or this batch of it; on sale or not. */
export async function findCourseStart(
  db: Db,
  { bundleId, batchId }: { readonly bundleId: string; readonly batchId: string | null },
): Promise<Instant | undefined> {
  const row = await db
    .selectFrom('catalogue.bundle as b')
    .leftJoin('catalogue.batch as own', (join) => join.on('own.id', '=', batchId))
    .select((eb) => eb.fn.coalesce('own.starts_at', 'b.starts_at').as('startsAt'))
    .where('b.id', '=', bundleId)
    .executeTakeFirst()
  return row?.startsAt
}

/** Those of these courses that there are, on sale or not. */
export async function listBundleIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('catalogue.bundle').select('id').where('id', '=', anyOf(ids)).execute()
  return new Set(rows.map(({ id }) => id))
}

/** The names and classes of these courses, on sale or not. */
export async function listCourseNames(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('catalogue.bundle')
    .select(['id', 'title', 'grade'])
    .where('id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map((row) => [row.id, { title: text(row.title), grade: row.grade }]))
}

/** For whom these courses are, whether they are on sale or not. */
export async function listCourseLevels(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('catalogue.bundle')
    .select(['grade', 'is_early_learning as isEarlyLearning'])
    .where('id', '=', anyOf(ids))
    .execute()
}

/** A condition on `catalogue.bundle as b`: the bundle is in lists and can still be bought. */
export function isListed(now: Instant) {
  return sql<boolean>`b.status = 'ACTIVE' and b.is_listed and least(b.ends_at, b.last_purchase_at) > ${at(now)}`
}

export function anyOf(values: readonly string[]) {
  return sql<string>`any(${[...values]}::text[])` // one parameter however long the list, so one prepared statement
}

/** Only texts are written to the columns this reads. */
export function text(value: unknown): LocalisedText {
  return value as LocalisedText // see above
}

function onSale(db: Db) {
  return db
    .selectFrom('catalogue.bundle as b')
    .selectAll('b')
    .select((eb) => [pastPricesOf(eb).as('past_prices'), trialsOf(eb).as('trials')])
    .where('b.status', '=', 'ACTIVE')
}

type BundleExpressions = ExpressionBuilder<Tables & { b: Tables['catalogue.bundle'] }, 'b'>

function pastPricesOf(eb: BundleExpressions) {
  return jsonArrayFrom(
    eb
      .selectFrom('catalogue.bundle_price as h')
      .whereRef('h.bundle_id', '=', 'b.id')
      .where('h.until_at', 'is not', null)
      .select(['h.price', sql<number>`extract(day from h.until_at - h.from_at)::int`.as('days')]),
  )
}

function trialsOf(eb: BundleExpressions) {
  return jsonArrayFrom(
    eb
      .selectFrom('catalogue.trial as t')
      .whereRef('t.bundle_id', '=', 'b.id')
      .where('t.is_active', '=', true)
      .orderBy('t.trial_amount')
      .select(['t.id', 't.trial_amount as trialAmount', 't.trial_allowed_days as trialAllowedDays'])
      .select('t.cut_price as cutPrice'),
  )
}

type BundleRow = Selectable<Tables['catalogue.bundle']> & {
  past_prices: readonly PastPrice[]
  trials: readonly { id: string; trialAmount: number; trialAllowedDays: number; cutPrice: number }[]
}

function bundleFromRow(row: BundleRow): SellableBundle {
  const prices = { price: toPaise(row.price), cutPrice: toPaise(row.cut_price) }
  return {
    id: BundleId.parse(row.id),
    slug: row.slug,
    title: text(row.title),
    outcome: text(row.outcome),
    pictureId: row.picture_id,
    price: prices.price,
    cutPrice: struckPrice(prices, row.past_prices),
    grade: row.grade,
    stream: row.stream as Stream | null, // checked by the table
    boards: row.boards,
    target: row.target,
    language: row.language as Language, // written from a Language
    variantName: row.variant_name as VariantName | null, // checked by the table
    courseKind: row.course_kind as CourseKind, // checked by the table
    productLabel: row.product_label as ProductLabel | null, // checked by the table
    isEarlyLearning: row.is_early_learning,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    lastPurchaseAt: row.last_purchase_at,
    aslGroup: row.asl_group,
    curriculumId: row.curriculum_id,
    trials: row.trials.map((trial) => ({
      ...trial,
      trialAmount: toPaise(trial.trialAmount),
      cutPrice: toPaise(trial.cutPrice),
    })),
  }
}
