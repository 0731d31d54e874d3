// How much a correction of a key would move. It changes nothing.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { regradeErrors as errors } from '#core/modules/attempts/errors.ts'
import { correctedKey, withoutRuling, type RegradeKind } from '#core/modules/attempts/regrade.ts'
import type { RegradePreview } from '#core/modules/attempts/staff-api.ts'
import type { MarkedKey } from '#core/modules/papers/marking/mark.ts'
import type { AnswerKey } from '#core/modules/questions/answer-key.ts'
import { findPaper } from '#server/modules/papers/index.ts'
import { listVersionTexts } from '#server/modules/questions/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { readMarking, type Marking } from '../results/mark-attempt.ts'
import { remark } from './remark.ts'
import { listMarked } from './store-regrades.ts'

export interface Correction {
  readonly paperId: string
  readonly questionId: string
  readonly kind: RegradeKind
  readonly key: AnswerKey | null
}

const AT_ONCE = 200

/** Throws NOT_FOUND_ERROR, NOT_IN_PAPER and KEY_DOES_NOT_FIT. */
export async function previewRegrade(db: Db, { paperId, questionId, kind, key }: Correction): Promise<{ key: AnswerKey; preview: RegradePreview }> {
  const paper = await findPaper(db, paperId)
  if (!paper) throw commonErrors.NOT_FOUND_ERROR()
  const marking = await readMarking(db, paper)
  const before = marking.sections.flatMap(({ questions }) => questions).find((each) => each.questionId === questionId)
  if (!before) throw errors.NOT_IN_PAPER()
  const after = correctedKey(before.key, kind, key)
  if (!after || !(await hasAnswers(db, questionId, after))) throw errors.KEY_DOES_NOT_FIT()
  return { key: withoutRuling(after), preview: await countMoved(db, paperId, withKey(marking, questionId, after)) }
} // prettier-ignore

/** The key names only options, rows and columns that the question has. */
async function hasAnswers(db: Db, questionId: string, key: MarkedKey): Promise<boolean> {
  const [text] = await listVersionTexts(db, [questionId])
  if (!text) return false
  const among = (ids: readonly string[], all: readonly string[]) => ids.every((id) => all.includes(id))
  if (key.kind === 'SCQ' || key.kind === 'MCQ') return among(key.options, text.optionIds)
  if (key.kind !== 'MATRIX') return true
  const pairs = Object.entries(key.pairs)
  return among(key.codes, text.optionIds) && text.rowIds.every((row) => row in key.pairs) && pairs.every(([, columns]) => among(columns, text.columnIds)) // prettier-ignore
}

function withKey({ sections }: Marking, questionId: string, key: MarkedKey): Marking {
  return {
    sections: sections.map((section) => ({
      ...section,
      questions: section.questions.map((each) => (each.questionId === questionId ? { ...each, key } : each)),
    })),
  }
}

async function countMoved(db: Db, paperId: string, marking: Marking): Promise<RegradePreview> {
  const moves: { readonly isFirst: boolean; readonly before: number; readonly after: number }[] = []
  for (let after = ''; ;) {
    const portion = await listMarked(db, paperId, { after, size: AT_ONCE })
    for (const attempt of portion)
      moves.push({ isFirst: attempt.no === 1, before: attempt.marks, after: remark(marking, attempt).total })
    if (portion.length < AT_ONCE) break
    after = portion.at(-1)?.id ?? ''
  }
  const up = moves.filter((move) => move.after > move.before).length
  const down = moves.filter((move) => move.after < move.before).length
  const ranked = moves.filter(({ isFirst }) => isFirst)
  return { attempts: moves.length, marksMoved: up + down, ranksMoved: countRanksMoved(ranked), up, down }
}

function countRanksMoved(moves: readonly { readonly before: number; readonly after: number }[]): number {
  const before = ranksOf(moves.map((move) => move.before))
  const after = ranksOf(moves.map((move) => move.after))
  return moves.filter((move) => before.get(move.before) !== after.get(move.after)).length
}

/** The rank of each total: one more than there are higher totals. */
function ranksOf(totals: readonly number[]): Map<number, number> {
  const ranks = new Map<number, number>()
  for (const [i, total] of totals.toSorted((a, b) => b - a).entries()) if (!ranks.has(total)) ranks.set(total, i + 1)
  return ranks
}
