// SQL that writes the catalogue. Lists go in with one statement each.
import { sql, type InsertObject } from 'kysely'
import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { SaleStatus, School } from '#core/modules/catalogue/catalogue.ts'
import type { Language, LocalisedText } from '#core/taxonomy/language.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import type { SellableBundle } from './store.ts'
import type { TeacherRow } from './store-lists.ts'

export interface NewTeacher extends Omit<TeacherRow, 'pictureId'> {
  readonly isDemo: boolean
}

export interface NewSchool extends School {
  readonly isDemo: boolean
}

export interface NewCurriculum {
  readonly id: string
  /** What staff find it by. */
  readonly name?: string
  readonly isDemo: boolean
  /** In the order they are taught, by the subject's key. */
  readonly chapters: Readonly<Record<string, readonly Chapter[]>>
}

interface Chapter {
  readonly chapter: string
  /** 1 is the course's first month. */
  readonly month: number
  readonly classes: number
  readonly tests: number
}

export interface NewBundle extends Omit<SellableBundle, 'pictureId'> {
  readonly status: SaleStatus
  readonly isListed: boolean
  readonly isDemo: boolean
  /** Since when it costs what it costs. */
  readonly pricedAt: Instant
  /** What it cost before, and from when on. */
  readonly before: { readonly price: Paise; readonly from: Instant } | null
  /** Who teaches what, subjects in order. */
  readonly staff: readonly { readonly subject: string; readonly teacherId: string }[]
}

export interface Slot {
  readonly weekday: number
  readonly startMinutes: number
  readonly lengthMinutes: number
  readonly subject: string
  readonly teacherId: string
  readonly isFree: boolean
}

export interface NewBatch {
  readonly id: string
  readonly bundleId: string
  readonly label: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly language: Language
  readonly price?: Paise | null
  readonly slots: readonly Slot[]
}

export interface NewContent {
  readonly id: string
  readonly bundleId: string
  readonly type: 'CLASS' | 'VIDEO' | 'TEST' | 'NOTES'
  readonly title: string
  readonly subject: string
  readonly isFree: boolean
  readonly position: number
}

export interface NewMenuEntry {
  readonly key: string
  readonly heading: LocalisedText
  readonly subHeading?: LocalisedText
  readonly iconUrl?: string
  readonly redirectionUrl?: string
  readonly rank: number
  readonly grid?: number
  readonly description?: LocalisedText
  readonly entityState?: 'ACTIVE' | 'INACTIVE' | 'DRAFT'
  readonly isTopCourse?: boolean
  readonly children?: readonly NewMenuEntry[]
}

export async function insertTeachers(db: Db, teachers: readonly NewTeacher[]): Promise<void> {
  await insertRows(
    db,
    'catalogue.teacher',
    teachers.map(({ experienceYears, about, isDemo, subjects, ...teacher }) => ({
      ...teacher,
      subjects: [...subjects],
      experience_years: experienceYears,
      about: JSON.stringify(about),
      is_demo: isDemo,
    })),
  )
}

export async function insertSchools(db: Db, schools: readonly NewSchool[]): Promise<void> {
  await insertRows(
    db,
    'catalogue.school',
    schools.map(({ id, name, city, stateCode, pinCode, board, isDemo }) => ({
      id,
      name,
      city,
      state_code: stateCode,
      pin_code: pinCode,
      board,
      is_demo: isDemo,
    })),
  )
}

export async function insertCurricula(db: Db, curricula: readonly NewCurriculum[]): Promise<void> {
  await insertRows(
    db,
    'catalogue.curriculum',
    curricula.map(({ id, name = '', isDemo }) => ({ id, name, is_demo: isDemo })),
  )
  await insertRows(
    db,
    'catalogue.chapter',
    curricula.flatMap(({ id, chapters }) =>
      Object.entries(chapters).flatMap(([subject, list]) =>
        list.map((chapter, i) => ({ curriculum_id: id, subject, position: i + 1, ...chapter })),
      ),
    ),
  )
}

/** Courses with their trials, their prices so far and who teaches in them. */
export async function insertBundles(db: Db, bundles: readonly NewBundle[]): Promise<void> {
  await insertRows(db, 'catalogue.bundle', bundles.map(bundleToRow))
  await insertRows(db, 'catalogue.bundle_price', bundles.flatMap(pricesToRows))
  await insertRows(
    db,
    'catalogue.trial',
    bundles.flatMap(({ id, trials }) =>
      trials.map((trial) => ({
        id: trial.id,
        bundle_id: id,
        trial_amount: trial.trialAmount,
        trial_allowed_days: trial.trialAllowedDays,
        cut_price: trial.cutPrice,
      })),
    ),
  )
  await insertStaff(db, bundles)
}

export async function insertBatches(db: Db, batches: readonly NewBatch[]): Promise<void> {
  await insertRows(
    db,
    'catalogue.batch',
    batches.map(({ slots: _slots, bundleId, startsAt, endsAt, ...row }) => ({
      ...row,
      bundle_id: bundleId,
      starts_at: at(startsAt),
      ends_at: at(endsAt),
    })),
  )
  await insertSlots(db, batches)
}

export async function insertStaff(
  db: Db,
  bundles: readonly (Pick<NewBundle, 'staff'> & { readonly id: string })[],
): Promise<void> {
  await insertRows(
    db,
    'catalogue.bundle_teacher',
    bundles.flatMap(({ id, staff }) =>
      staff.map(({ subject, teacherId }, i) => ({ bundle_id: id, subject, teacher_id: teacherId, position: i + 1 })),
    ),
  )
}

export async function insertSlots(db: Db, batches: readonly Pick<NewBatch, 'id' | 'slots'>[]): Promise<void> {
  await insertRows(
    db,
    'catalogue.class_slot',
    batches.flatMap(({ id, slots }) =>
      slots.map((slot) => ({
        batch_id: id,
        weekday: slot.weekday,
        start_minutes: slot.startMinutes,
        length_minutes: slot.lengthMinutes,
        subject: slot.subject,
        teacher_id: slot.teacherId,
        is_free: slot.isFree,
      })),
    ),
  )
}

export async function insertContents(db: Db, contents: readonly NewContent[]): Promise<void> {
  await insertRows(
    db,
    'catalogue.content',
    contents.map(({ bundleId, isFree, ...content }) => ({ ...content, bundle_id: bundleId, is_free: isFree })),
  )
}

export async function insertMenu(db: Db, entries: readonly NewMenuEntry[]): Promise<void> {
  await insertRows(
    db,
    'catalogue.menu_entry',
    entries.flatMap((entry) => menuToRows(entry, null)),
  )
}

export async function updateBundleStatus(db: Db, bundleId: string, status: SaleStatus): Promise<void> {
  await db.updateTable('catalogue.bundle').set({ status }).where('id', '=', bundleId).execute()
}

/** Nobody else adds or changes a course until the transaction ends. Waits as long as another's loading may take. */
export async function lockBundles(tx: Tx): Promise<void> {
  await sql`set local lock_timeout = '1min'`.execute(tx)
  await sql`set local statement_timeout = '1min'`.execute(tx)
  await sql`lock table catalogue.bundle in share row exclusive mode`.execute(tx)
}

export async function hasBundles(db: Db): Promise<boolean> {
  return (await db.selectFrom('catalogue.bundle').select('id').limit(1).executeTakeFirst()) !== undefined
}

function bundleToRow(bundle: NewBundle): InsertObject<Tables, 'catalogue.bundle'> {
  return {
    id: bundle.id,
    slug: bundle.slug,
    title: JSON.stringify(bundle.title),
    outcome: JSON.stringify(bundle.outcome),
    grade: bundle.grade,
    stream: bundle.stream,
    boards: [...bundle.boards],
    target: bundle.target,
    language: bundle.language,
    variant_name: bundle.variantName,
    course_kind: bundle.courseKind,
    is_early_learning: bundle.isEarlyLearning,
    price: bundle.price,
    cut_price: bundle.cutPrice,
    starts_at: at(bundle.startsAt),
    ends_at: at(bundle.endsAt),
    last_purchase_at: bundle.lastPurchaseAt === null ? null : at(bundle.lastPurchaseAt),
    asl_group: bundle.aslGroup,
    curriculum_id: bundle.curriculumId,
    status: bundle.status,
    is_listed: bundle.isListed,
    is_demo: bundle.isDemo,
  }
}

function pricesToRows({ id, price, pricedAt, before }: NewBundle): InsertObject<Tables, 'catalogue.bundle_price'>[] {
  const now = { bundle_id: id, price, from_at: at(pricedAt), until_at: null }
  if (!before) return [now]
  return [{ bundle_id: id, price: before.price, from_at: at(before.from), until_at: at(pricedAt) }, now]
}

function menuToRows(entry: NewMenuEntry, parent: string | null): InsertObject<Tables, 'catalogue.menu_entry'>[] {
  const { key, children = [], iconUrl = null, redirectionUrl = null, rank, grid = 1 } = entry
  const written = (text: LocalisedText | undefined) => (text === undefined ? null : JSON.stringify(text))
  const row = {
    key,
    parent_key: parent,
    heading: JSON.stringify(entry.heading),
    sub_heading: written(entry.subHeading),
    icon_url: iconUrl,
    redirection_url: redirectionUrl,
    rank,
    grid,
    description: written(entry.description),
    entity_state: entry.entityState ?? 'ACTIVE',
    is_top_course: entry.isTopCourse ?? false,
  }
  return [row, ...children.flatMap((child) => menuToRows(child, key))]
}

async function insertRows<T extends keyof Tables & `catalogue.${string}`>(
  db: Db,
  table: T,
  rows: readonly InsertObject<Tables, T>[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto(table)
      .values(rows as never)
      .execute() // TypeScript cannot resolve InsertObject of a type parameter
}
