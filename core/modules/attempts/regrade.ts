// Corrections of a question's key after a test: learning reference, section 3. It knows no zod.
import type { MarkedKey, Ruling } from '#core/modules/papers/marking/mark.ts'
import type { AnswerKey } from '#core/modules/questions/answer-key.ts'

/** KEY_ADDED: further answers are right too. DROPPED and ALL_CORRECT give full marks by the paper's marking policy. */
export const REGRADE_KINDS = ['KEY_CHANGED', 'KEY_ADDED', 'DROPPED', 'ALL_CORRECT'] as const
export type RegradeKind = (typeof REGRADE_KINDS)[number]

/** Why the marks of an attempt have moved: a correction, or a written answer that was marked again. */
export const REVISION_KINDS = [...REGRADE_KINDS, 'MARKED_AGAIN'] as const
export type RevisionKind = (typeof REVISION_KINDS)[number]

/** A decision about the question that leaves its key as it is. */
export function isRuling(kind: RegradeKind): kind is Ruling {
  return kind === 'DROPPED' || kind === 'ALL_CORRECT'
}

/** Reasons for which a learner says that a question is wrong. MARKS is for written answers: they deserve more. */
export const CHALLENGE_CLAIMS = ['OTHER_KEY', 'SEVERAL_KEYS', 'NO_KEY', 'TEXT', 'MARKS'] as const

export const CHALLENGE_STATUSES = ['OPEN', 'UPHELD', 'REJECTED'] as const

/** The key after the correction. Undefined if the correction does not fit the question's kind, or has no key where it needs one. */
export function correctedKey(before: MarkedKey, kind: RegradeKind, key: AnswerKey | null): MarkedKey | undefined {
  const plain = withoutRuling(before)
  if (isRuling(kind)) return { ...plain, ruling: kind }
  if (key?.kind !== plain.kind) return undefined
  return kind === 'KEY_CHANGED' ? completed(plain, key) : joinedKey(plain, key)
}

export function withoutRuling({ ruling: _ruling, ...key }: MarkedKey): AnswerKey {
  return key
}

/** A matrix has codes and pairs: the part that is not given stays. */
function completed(before: AnswerKey, key: AnswerKey): AnswerKey {
  if (before.kind !== 'MATRIX' || key.kind !== 'MATRIX') return key
  const hasPairs = Object.keys(key.pairs).length > 0
  return { ...key, codes: key.codes.length > 0 ? key.codes : before.codes, pairs: hasPairs ? key.pairs : before.pairs }
}

const MOST_INTERVALS = 3

/** Both answers are right. Several sets of options are not possible for an MCQ: it has exactly one right set. */
function joinedKey(before: AnswerKey, added: AnswerKey): AnswerKey | undefined {
  if (before.kind === 'SCQ' && added.kind === 'SCQ')
    return { ...before, options: joined(before.options, added.options) }
  if (before.kind === 'MATRIX' && added.kind === 'MATRIX')
    return { ...before, codes: joined(before.codes, added.codes) }
  if (before.kind !== 'NUMERIC' || added.kind !== 'NUMERIC') return undefined
  const intervals = [...before.intervals, ...added.intervals]
  return intervals.length > MOST_INTERVALS ? undefined : { ...before, intervals }
}

function joined(before: readonly string[], added: readonly string[]): string[] {
  return [...new Set([...before, ...added])]
}
