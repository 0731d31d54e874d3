// The questions and marking policies that a paper names.
import type { PaperQuestion, PaperSources } from '#core/modules/papers/check-paper.ts'
import { keyPlaceOf } from '#core/modules/questions/key-pattern.ts'
import { addMarks, thousandths } from '#core/modules/papers/marking/marks.ts'
import type { AnswerKey } from '#core/modules/questions/answer-key.ts'
import type { PaperSection } from '#core/modules/papers/paper.ts'
import { listVersionFacts, listVersionKeys } from '#server/modules/questions/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { listPolicies } from './policies/store.ts'

export async function readSources(db: Db, sections: readonly PaperSection[]): Promise<PaperSources> {
  const questions = await listVersionFacts(db, sections.flatMap((section) => section.questions)) // prettier-ignore
  const keys = await listVersionKeys(db, questions.map(({ id }) => id)) // prettier-ignore
  const policies = await listPolicies(db, sections.flatMap(({ policyIds }) => policyIds)) // prettier-ignore
  return {
    questions: new Map(questions.map((each): [string, PaperQuestion] => [each.id, { ...each, ...factsOf(keys.get(each.id), each.optionIds) }])), // prettier-ignore
    policies: new Map(policies.map((each) => [each.id, each])),
  }
}

/** The marks of the rubric together, or the place of the right option. */
function factsOf(key: AnswerKey | undefined, optionIds: readonly string[]): Pick<PaperQuestion, 'rubricMarks' | 'keyPlace'> {
  const rubricMarks = key?.kind === 'SUBJECTIVE' ? addMarks(key.rubric.map(({ marks }) => thousandths(marks))) : null
  return { rubricMarks, keyPlace: (key && keyPlaceOf(key, optionIds)) ?? null }
} // prettier-ignore
