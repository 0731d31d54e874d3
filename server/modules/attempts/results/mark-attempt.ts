// The marks of an attempt, made by the pure function of core from the stored answers.
import { isAnswered } from '#core/modules/attempts/attempt-status.ts'
import type { MarkedKey } from '#core/modules/papers/marking/mark.ts'
import { markPaper, mostMarks } from '#core/modules/papers/marking/mark-paper.ts'
import type { MarkingRule } from '#core/modules/papers/marking/marking-rule.ts'
import { addMarks, type Thousandths } from '#core/modules/papers/marking/marks.ts'
import { isPractice } from '#core/modules/papers/paper-kind.ts'
import { readRules, type Paper } from '#server/modules/papers/index.ts'
import { listVersionFacts } from '#server/modules/questions/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { listPaperKeys } from '../regrade/paper-keys.ts'
import type { StoredResponse } from '../store-responses.ts'
import type { Score } from '../store-scores.ts'
import type { WrittenMark } from '../written/store-written.ts'

/** Everything that marks a paper's attempts, read once. */
export interface Marking {
  readonly sections: readonly {
    readonly id: string
    readonly allowed: number | null
    readonly questions: readonly { readonly questionId: string; readonly rule: MarkingRule; readonly key: MarkedKey }[]
  }[]
}

type MarkedPaper = Pick<Paper, 'id' | 'sections'>

/** With the corrections of keys that are approved. Throws where a key or a policy is missing. */
export async function readMarking(db: Db, { id: paperId, sections }: MarkedPaper): Promise<Marking> {
  const ids = sections.flatMap(({ questions }) => questions)
  const rules = await readRules(db, sections)
  const keys = await listPaperKeys(db, paperId, ids)
  const kinds = new Map((await listVersionFacts(db, ids)).map(({ id, kind }) => [id, kind]))
  return {
    sections: sections.map(({ id, allowed, policyIds, questions }) => ({
      id,
      allowed,
      questions: questions.map((questionId) => {
        const rule = policyIds.map((each) => rules.get(each)).find((each) => each?.kind === kinds.get(questionId))
        const key = keys.get(questionId)
        if (!rule || !key) throw new Error(`the question ${questionId} has no ${rule ? 'key' : 'marking policy'}`)
        return { questionId, rule, key }
      }),
    })),
  }
}

/** Answers of the paper are checked one by one, while it is taken. */
export function isForPractice(paper: Pick<Paper, 'kind' | 'release' | 'learnerId'>, { sections }: Marking): boolean {
  const rules = sections.flatMap(({ questions }) => questions.map(({ rule }) => rule))
  return isPractice(paper, rules.flatMap((rule) => ('wrong' in rule ? [rule.wrong] : []))) // prettier-ignore
}

export interface AttemptMarks {
  /** In the order of the paper. */
  readonly scores: readonly Score[]
  readonly total: Thousandths
}

type WrittenMarks = readonly Pick<WrittenMark, 'questionId' | 'marks'>[]

/** `written`: the marks that teachers have given to written answers. */
export function markAttempt(
  { sections }: Marking,
  responses: readonly StoredResponse[],
  written: WrittenMarks,
): AttemptMarks {
  const given = new Map(written.map(({ questionId, marks }) => [questionId, marks as Thousandths])) // stored as such
  const byQuestion = new Map(responses.map((each) => [each.questionId, each]))
  const { questions, total } = markPaper(
    sections.map(({ allowed, questions: ruled }) => ({
      allowed,
      questions: ruled.map((each) => {
        const response = byQuestion.get(each.questionId)
        return { ...each, answer: response && isAnswered(response.status) ? response.value : null, written: given.get(each.questionId) } // prettier-ignore
      }),
    })),
  )
  const sectionOf = new Map(sections.flatMap(({ id, questions: ruled }) => ruled.map(({ questionId }) => [questionId, id] as const))) // prettier-ignore
  const scores = questions.map(({ questionId, outcome, marks, fault }, position) => ({
    position,
    sectionId: sectionOf.get(questionId) ?? '',
    questionId,
    outcome,
    marks,
    timeMs: byQuestion.get(questionId)?.timeMs ?? 0,
    fault,
  }))
  return { scores, total }
}

/** A written answer that waits for a teacher's marks. One that could not be marked has a fault. */
export function isWritten({ outcome, fault }: Pick<Score, 'outcome' | 'fault'>): boolean {
  return outcome === 'PENDING' && fault === undefined
}

export function mostMarksOf({ sections }: Marking): Thousandths {
  return addMarks(sections.map(mostMarks))
}
