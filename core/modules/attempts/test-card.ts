import { z } from 'zod'
import { Instant } from '#core/kernel/schemas.ts'
import { Lock } from '#core/modules/enrolments/lock.ts'
import { PaperId, PaperKindKey } from '#core/modules/papers/paper.ts'
import { LanguageKey, Spoken } from '#core/taxonomy/schemas.ts'
import { AttemptId, AttemptStatusKey } from './attempt.ts'

/** Marks as text; those of a total may have more digits than those of a question. */
export const TotalMarks = z.string()

/** A test in a learner's lists. */
export const TestCard = z.object({
  id: PaperId,
  title: Spoken,
  kind: PaperKindKey,
  questionCount: z.int(),
  totalMarks: TotalMarks,
  durationMinutes: z.int(),
  opensAt: Instant.nullable(),
  closesAt: Instant.nullable(),
  languages: z.array(LanguageKey),
  /** Null: it opens. A test of a plan without tests, or of a late instalment, does not. */
  lock: Lock.nullable(),
  attemptsLeft: z.int(),
  /** The last attempt, if there is one. */
  attemptId: AttemptId.nullable(),
  attemptStatus: AttemptStatusKey.nullable(),
})
export type TestCard = z.infer<typeof TestCard>
