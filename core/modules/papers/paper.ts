// A paper: sections of approved questions, how they are marked, and who may take it when.
import { z } from 'zod'
import { id, Instant, inWords, line } from '#core/kernel/schemas.ts'
import { GradeNumber, Localised, SubjectKey } from '#core/taxonomy/schemas.ts'
import { INTEGRITIES, PAPER_KINDS, PAPER_STATUSES, RELEASE_RULES } from './paper-kind.ts'

export const PaperId = id('pap')
export type PaperId = z.infer<typeof PaperId>
export const QuestionVersionId = id('qnv')

export const PaperKindKey = z.enum(PAPER_KINDS)
export const PaperStatusKey = z.enum(PAPER_STATUSES)
export const ReleaseRuleKey = z.enum(RELEASE_RULES)

const MOST_QUESTIONS = 300

export const PaperSection = z.object({
  /** Within the paper: "s1". */
  id: z.string().regex(/^[a-z][a-z0-9]{0,7}$/, 'Use a small letter, then letters or digits.'),
  name: line(60).min(1, 'Enter a name.'),
  subject: SubjectKey,
  /** One marking policy for each kind of question in the section. */
  policyIds: z.array(line(64)).min(1, 'Choose a marking policy.').max(5),
  /** Only so many answers count, the first in the paper's order. Null: all of them. */
  allowed: z.int().min(1).max(MOST_QUESTIONS).nullable().default(null),
  /** Minutes of its own: the sections follow one another then. Null: the paper's minutes are for all sections. */
  minutes: z.int().min(1).max(600).nullable().default(null),
  /** Learners cannot come back to it once they have left it. */
  isLocked: z.boolean().default(false),
  /** Approved versions of questions, in the order of the paper. */
  questions: z.array(QuestionVersionId).max(MOST_QUESTIONS),
})
export type PaperSection = z.infer<typeof PaperSection>

const Ids = z.array(line(64).min(1)).max(50).default([])

export const paperFields = {
  title: Localised,
  kind: PaperKindKey,
  durationMinutes: z.int().min(5).max(600),
  sections: z.array(PaperSection).max(12).default([]),
  /** For these classes only; empty: for all. */
  grades: z.array(GradeNumber).max(20).default([]),
  /** For learners of these courses only; empty: of any course. */
  bundleIds: Ids,
  /** For everybody who is signed in, with a course or without. */
  isFree: z.boolean().default(false),
  opensAt: Instant.nullable().default(null),
  closesAt: Instant.nullable().default(null),
  maxAttempts: z.int().min(1).max(20).default(1),
  release: ReleaseRuleKey.default('AT_ONCE'),
  /** A key may be challenged for so many days after the results; 0: not at all. */
  challengeDays: z.int().min(0).max(30).default(3),
  integrity: inWords(z.enum(INTEGRITIES), { NONE: 'Not watched', SIGNALS: 'Signs of unfair means are noted' }).default(
    'NONE',
  ),
  /** Two teachers mark every written answer; a third decides where they differ by more than a tenth. */
  isMarkedTwice: z.boolean().default(false),
}

export const PaperDraft = z.object(paperFields)
export type PaperDraft = z.infer<typeof PaperDraft>
