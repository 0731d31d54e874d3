// A course as its checklist reads it, drafts included. It knows no zod.
import type { HeldContents, PageTexts } from '#core/modules/listings/page-promises.ts'
import type { Paise } from '#core/kernel/money.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'

export interface CheckedCourse {
  readonly title: LocalisedText
  readonly outcome: LocalisedText
  readonly language: string
  readonly grade: number
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly courseKind: string
  readonly isListed: boolean
  readonly variantName: string | null
  readonly price: Paise
  readonly status: string
  readonly pictureId: string | null
  readonly staff: readonly { readonly subject: string }[]
}

export interface CheckedBatch {
  readonly label: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly language: string
  /** Null: it is never full. */
  readonly seats: number | null
  readonly slots: readonly { readonly subject: string }[]
}

export interface CheckedChapter {
  readonly subject: string
  readonly month: number
  readonly classes: number
  readonly tests: number
}

export interface CheckedPlan {
  readonly variantName: string
  readonly validMonths: number
  readonly price: Paise
  readonly priceReason: LocalisedText | null
  readonly aioValidTill: Instant | null
  readonly status: string
  readonly hasDraft: boolean
}

/** A tier of the course's program, with all that a family can tell it by. */
export interface CheckedTier {
  readonly name: string
  readonly services: readonly string[]
  /** How many tests a family gets with it. */
  readonly tests: number
  /** The seats of its largest batch; null: no limit. */
  readonly seats: number | null
}

export interface CourseParts {
  readonly course: CheckedCourse
  readonly batches: readonly CheckedBatch[]
  /** Undefined: it has no curriculum. */
  readonly chapters: readonly CheckedChapter[] | undefined
  /** Those that are, or may come, on sale. */
  readonly plans: readonly CheckedPlan[]
  /** The course's own tier, and the others of its program. */
  readonly tier: CheckedTier | undefined
  readonly otherTiers: readonly CheckedTier[]
  /** The texts of staff on the course's page. Undefined: they wrote nothing. */
  readonly page: PageTexts | undefined
  readonly held: HeldContents & { readonly lessons: boolean }
}
