// The questions and marking policies that a paper names.
import type { PaperPolicy, PaperSources } from '#core/modules/papers/check-paper.ts'
import type { PaperSection } from '#core/modules/papers/paper.ts'
import { listVersionFacts, type VersionFacts } from '#server/modules/questions/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { listPolicies } from './policies/store.ts'

export interface ReadSources extends PaperSources {
  readonly questions: ReadonlyMap<string, VersionFacts>
  readonly policies: ReadonlyMap<string, PaperPolicy>
}

export async function readSources(db: Db, sections: readonly PaperSection[]): Promise<ReadSources> {
  const questions = await listVersionFacts(db, sections.flatMap((section) => section.questions)) // prettier-ignore
  const policies = await listPolicies(db, sections.flatMap(({ policyIds }) => policyIds)) // prettier-ignore
  return {
    questions: new Map(questions.map((each) => [each.id, each])),
    policies: new Map(policies.map((each) => [each.id, each])),
  }
}
