// All SQL over the content schema. No other file names a content table.
import type { Selectable } from 'kysely'
import type { Instant } from '#core/kernel/time.ts'
import type { FaqPage, PolicyKind } from '#core/modules/content/content.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { StateCode } from '#core/taxonomy/pin-code.ts'
import type { Db } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'

export interface Site {
  readonly support: {
    readonly tollFree: string
    readonly whatsapp: string
    readonly email: string
    readonly hours: LocalisedText
  }
  readonly grievanceOfficer: { readonly name: string; readonly email: string; readonly phone: string }
  readonly seller: {
    readonly legalName: string
    readonly address: string
    readonly gstin: string
    readonly stateCode: StateCode
  }
  readonly updatedAt: Instant
}

export interface PolicyVersion {
  readonly kind: PolicyKind
  readonly version: string
  readonly title: LocalisedText
  readonly summary: LocalisedText
  readonly body: readonly LocalisedText[]
  readonly publishedAt: Instant
}

export interface Faq {
  readonly id: string
  readonly page: FaqPage
  readonly position: number
  readonly question: LocalisedText
  readonly answer: LocalisedText
  readonly isDemo: boolean
}

export interface Testimonial {
  readonly id: string
  readonly name: string
  readonly rank: number
  readonly testimonialType: 'TEXT' | 'VIDEO'
  readonly userRole: 'Student' | 'Mother' | 'Father' | 'Guardian'
  readonly value: LocalisedText
  readonly place: LocalisedText
  readonly userImage: string | null
  readonly course: LocalisedText
  readonly year: number
  readonly grade: number | null
  readonly batch: LocalisedText | null
  /** When the family let us print it. */
  readonly consentAt: Instant | null
  readonly isDemo: boolean
}

/** A claim with its evidence, which stands until a moment. */
export interface ProvenClaim {
  readonly id: string
  readonly figure: string
  readonly text: LocalisedText
  readonly year: number
  readonly course: string
  readonly sample: string
  readonly sourceUrl: string
  readonly evidenceUntil: Instant
}

export async function getSite(db: Db): Promise<Site> {
  return siteFromRow(await db.selectFrom('content.site').selectAll().executeTakeFirstOrThrow())
}

/** Every version of every policy, the newest first. */
export async function listPolicies(db: Db): Promise<PolicyVersion[]> {
  const rows = await db.selectFrom('content.policy').selectAll().orderBy('published_at', 'desc').execute()
  return rows.map(policyFromRow)
}

export async function insertPolicy(db: Db, policy: PolicyVersion): Promise<void> {
  await db
    .insertInto('content.policy')
    .values({
      kind: policy.kind,
      version: policy.version,
      title: JSON.stringify(policy.title),
      summary: JSON.stringify(policy.summary),
      body: JSON.stringify(policy.body),
      published_at: at(policy.publishedAt),
    })
    .execute()
}

export async function listFaqs(db: Db, page: FaqPage): Promise<Pick<Faq, 'id' | 'question' | 'answer'>[]> {
  const rows = await db
    .selectFrom('content.faq')
    .select(['id', 'question', 'answer'])
    .where('page', '=', page)
    .orderBy('position')
    .execute()
  return rows.map(({ id, question, answer }) => ({ id, question: text(question), answer: text(answer) }))
}

export async function listFaqsByIds(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('content.faq')
    .select(['id', 'page', 'question', 'answer'])
    .where('id', 'in', ['', ...ids])
    .execute()
  return rows.map(({ question, answer, ...row }) => ({ ...row, question: text(question), answer: text(answer) }))
}

export async function insertFaqs(db: Db, faqs: readonly Faq[]): Promise<void> {
  await db
    .insertInto('content.faq')
    .values(
      faqs.map(({ id, page, position, question, answer, isDemo }) => ({
        id,
        page,
        position,
        question: JSON.stringify(question),
        answer: JSON.stringify(answer),
        is_demo: isDemo,
      })),
    )
    .execute()
}

/** Those whose family agreed to be shown. */
export async function listTestimonials(db: Db): Promise<Testimonial[]> {
  const rows = await db
    .selectFrom('content.testimonial')
    .selectAll()
    .where('consent_at', 'is not', null)
    .orderBy('rank')
    .orderBy('id')
    .execute()
  return rows.map(testimonialFromRow)
}

export async function insertTestimonials(db: Db, testimonials: readonly Testimonial[]): Promise<void> {
  await db
    .insertInto('content.testimonial')
    .values(
      testimonials.map((each) => ({
        id: each.id,
        name: each.name,
        rank: each.rank,
        testimonial_type: each.testimonialType,
        user_role: each.userRole,
        value: JSON.stringify(each.value),
        place: JSON.stringify(each.place),
        user_image: each.userImage,
        course: JSON.stringify(each.course),
        year: each.year,
        grade: each.grade,
        batch: each.batch && JSON.stringify(each.batch),
        consent_at: at(each.consentAt),
        is_demo: each.isDemo,
      })),
    )
    .execute()
}

/** Claims that have evidence, whether or not it still stands. */
export async function listProvenClaims(db: Db): Promise<ProvenClaim[]> {
  const rows = await db
    .selectFrom('content.claim')
    .selectAll()
    .where('evidence_until', 'is not', null)
    .orderBy('position')
    .execute()
  return rows.map(claimFromRow)
}

export async function insertClaim(db: Db, claim: ProvenClaim): Promise<void> {
  await db
    .insertInto('content.claim')
    .values({
      id: claim.id,
      position: 0,
      figure: claim.figure,
      text: JSON.stringify(claim.text),
      year: claim.year,
      course: claim.course,
      sample: claim.sample,
      source_url: claim.sourceUrl,
      evidence_until: at(claim.evidenceUntil),
    })
    .execute()
}

function text(value: unknown): LocalisedText {
  return value as LocalisedText // only LocalisedText is written to these columns
}

function siteFromRow(row: Selectable<Tables['content.site']>): Site {
  return {
    support: { tollFree: row.toll_free, whatsapp: row.whatsapp, email: row.email, hours: text(row.hours) },
    grievanceOfficer: { name: row.grievance_name, email: row.grievance_email, phone: row.grievance_phone },
    seller: {
      legalName: row.seller_name,
      address: row.seller_address,
      gstin: row.seller_gstin,
      stateCode: row.seller_state as StateCode, // checked by the table
    },
    updatedAt: row.updated_at,
  }
}

function policyFromRow(row: Selectable<Tables['content.policy']>): PolicyVersion {
  return {
    kind: row.kind as PolicyKind, // checked by the table
    version: row.version,
    title: text(row.title),
    summary: text(row.summary),
    body: row.body as LocalisedText[], // only lists of texts are written there
    publishedAt: row.published_at,
  }
}

function testimonialFromRow(row: Selectable<Tables['content.testimonial']>): Testimonial {
  return {
    id: row.id,
    name: row.name,
    rank: row.rank,
    testimonialType: row.testimonial_type as Testimonial['testimonialType'], // checked by the table
    userRole: row.user_role as Testimonial['userRole'], // checked by the table
    value: text(row.value),
    place: text(row.place),
    userImage: row.user_image,
    course: text(row.course),
    year: row.year,
    grade: row.grade,
    batch: row.batch === null ? null : text(row.batch),
    consentAt: row.consent_at,
    isDemo: row.is_demo,
  }
}

function claimFromRow(row: Selectable<Tables['content.claim']>): ProvenClaim {
  const { id, figure, year, course, sample, source_url: sourceUrl, evidence_until: evidenceUntil } = row
  return { id, figure, text: text(row.text), year, course, sample, sourceUrl, evidenceUntil } as ProvenClaim // the table lets no evidence stand without the rest
}
