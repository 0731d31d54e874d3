// The questions and marking policies that a paper names.
import type { PaperQuestion, PaperSources } from '#core/modules/papers/check-paper.ts'
import { addMarks, thousandths } from '#core/modules/papers/marking/marks.ts'
import type { PaperSection } from '#core/modules/papers/paper.ts'
import { listVersionFacts, listVersionKeys } from '#server/modules/questions/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { listPolicies } from './policies/store.ts'

export async function readSources(db: Db, sections: readonly PaperSection[]): Promise<PaperSources> {
  const questions = await listVersionFacts(db, sections.flatMap((section) => section.questions)) // prettier-ignore
  const rubrics = await readRubrics(db, questions.flatMap(({ id, kind }) => (kind === 'SUBJECTIVE' ? [id] : []))) // prettier-ignore
  const policies = await listPolicies(db, sections.flatMap(({ policyIds }) => policyIds)) // prettier-ignore
  return {
    questions: new Map(questions.map((each): [string, PaperQuestion] => [each.id, { ...each, rubricMarks: rubrics.get(each.id) ?? null }])), // prettier-ignore
    policies: new Map(policies.map((each) => [each.id, each])),
  }
}

/** The marks of each rubric together. */
async function readRubrics(db: Db, ids: readonly string[]) {
  const keys = ids.length === 0 ? [] : [...(await listVersionKeys(db, ids))]
  return new Map(
    keys.flatMap(([id, key]) => (key.kind === 'SUBJECTIVE' ? [[id, addMarks(key.rubric.map(({ marks }) => thousandths(marks)))] as const] : [])),
  )
} // prettier-ignore
