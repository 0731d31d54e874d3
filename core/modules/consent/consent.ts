// The consents that a guardian may give for a child: learning reference, section 11.
import { z } from 'zod'
import { Instant, inWords } from '#core/kernel/schemas.ts'
import { DAY } from '#core/kernel/time.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { STANDINGS } from '#core/modules/accounts/standing.ts'
import { LanguageKey } from '#core/taxonomy/schemas.ts'
import { CONSENT_PURPOSES } from './purposes.ts'

export const ConsentPurpose = inWords(z.enum(CONSENT_PURPOSES), {
  CORE_LEARNING: 'Learning',
  LIVE_AV: 'Camera and microphone in class',
  RECORDING: 'Recording of classes',
  CENTRE_SHARING: 'Sharing with a centre',
  RESULTS_PUBLICITY: 'Results in publicity',
  PARENT_MARKETING: 'Offers to parents',
  WHATSAPP: 'Messages by WhatsApp',
})
export type ConsentPurpose = z.infer<typeof ConsentPurpose>

/** How it was known that an adult agreed. DECLARATION is the weakest, and is raised by the first payment. */
export const CONSENT_METHODS = ['VERIFIED_PAYER', 'DECLARATION', 'SELF'] as const
export const ConsentMethod = inWords(z.enum(CONSENT_METHODS), {
  VERIFIED_PAYER: 'Proven by a payment',
  DECLARATION: 'Declared',
  SELF: 'By the learner, who is of age',
})
export type ConsentMethod = z.infer<typeof ConsentMethod>

/** How long after learning was stopped nothing is lost yet. */
export const ERASED_AFTER = 30 * DAY
/** How long one press undoes it. Afterwards consent is given anew. */
export const UNDONE_WITHIN = 7 * DAY

/** One purpose with its notice and what has been answered so far. */
export const ConsentView = z.object({
  purpose: ConsentPurpose,
  isRequired: z.boolean(),
  isGiven: z.boolean(),
  /** When the last answer was given; null when there was none. */
  answeredAt: Instant.nullable(),
  method: ConsentMethod.nullable(),
  /** The notice in force, to be sent back with the yes. */
  noticeVersion: z.int(),
  /** The guardian agreed to an older notice: the consent remains valid, and is asked for again. */
  isOutdated: z.boolean(),
  lang: LanguageKey,
  title: z.string(),
  text: z.string(),
  effectOfWithdrawal: z.string(),
})
export type ConsentView = z.infer<typeof ConsentView>

export const Consents = z.object({
  userId: LearnerId,
  standing: z.enum(STANDINGS),
  /** True if this household may answer: a guardian of a child, or an adult learner. */
  mayAnswer: z.boolean(),
  /** Set while the consent for learning is withdrawn. */
  stopped: z
    .object({
      at: Instant,
      /** One press undoes it until then. */
      undoneUntil: Instant,
      /** A child's data is deleted then; null: an adult's is kept. */
      erasedAt: Instant.nullable(),
    })
    .nullable(),
  purposes: z.array(ConsentView),
})
export type Consents = z.infer<typeof Consents>

/** A line of the ledger as its family sees it. */
export const ConsentEntry = z.object({
  purpose: ConsentPurpose,
  isGiven: z.boolean(),
  method: ConsentMethod,
  noticeVersion: z.int(),
  lang: LanguageKey,
  /** The masked number of the person who answered. */
  answeredBy: z.string(),
  at: Instant,
})
export type ConsentEntry = z.infer<typeof ConsentEntry>
