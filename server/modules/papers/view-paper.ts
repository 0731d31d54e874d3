// A paper as learners read it.
import type { MarkingRule } from '#core/modules/papers/marking/marking-rule.ts'
import type { PaperSection } from '#core/modules/papers/paper.ts'
import type { PaperQuestionView, PassageView, SectionView } from '#core/modules/papers/paper-view.ts'
import { QuestionVersionId } from '#core/modules/papers/paper.ts'
import { listMovableOptions, listVersionTexts, orderOptions } from '#server/modules/questions/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { listPolicies } from './policies/store.ts'

export interface PaperView {
  readonly sections: SectionView[]
  readonly questions: PaperQuestionView[]
  readonly passages: PassageView[]
}

/** `seed` decides the order of the options; null: as they are written, and as they are printed. */
export async function viewPaper(db: Db, sections: readonly PaperSection[], seed: string | null): Promise<PaperView> {
  const rules = await readRules(db, sections)
  const texts = await listVersionTexts(db, sections.flatMap(({ questions }) => questions)) // prettier-ignore
  const byId = new Map(texts.map((text) => [text.id, text]))
  const movable = seed === null ? undefined : await listMovableOptions(db, texts)
  const questions = sections.flatMap(({ id: sectionId, questions: ids, policyIds }) =>
    ids.flatMap((id): PaperQuestionView[] => {
      const text = byId.get(id)
      if (!text) return []
      const { kind, optionIds, rowIds, columnIds, decimals, passageVersionId } = text
      const rule = policyIds.map((each) => rules.get(each)).find((each) => each?.kind === kind)
      return [
        {
          id: QuestionVersionId.parse(id),
          sectionId,
          kind,
          answeredBy: answerForm(kind, rule),
          optionIds: orderOptions(optionIds, movable?.get(id) ?? [], `${seed}${id}`),
          rowIds: [...rowIds],
          columnIds: [...columnIds],
          decimals,
          texts: text.texts,
          passageId: passageVersionId,
        },
      ]
    }),
  )
  const passageIds = [...new Set(questions.flatMap(({ passageId }) => passageId ?? []))]
  const passages = await listVersionTexts(db, passageIds)
  return {
    sections: sections.map((section) => sectionView(section, kindsOf(section, byId), rules)),
    questions,
    passages: passages.map(({ id, texts: passageTexts }) => ({ id, texts: passageTexts })),
  }
}

/** The marks of wrong answers. */
export function wrongMarksOf(sections: readonly Pick<SectionView, 'marks'>[]): string[] {
  return sections.flatMap(({ marks }) => marks.map(({ wrong }) => wrong))
}

/** The kinds of the questions that the section has. */
function kindsOf(
  { questions }: PaperSection,
  texts: ReadonlyMap<string, { readonly kind: string }>,
): ReadonlySet<string> {
  return new Set(questions.flatMap((id) => texts.get(id)?.kind ?? []))
}

function sectionView(section: PaperSection, kinds: ReadonlySet<string>, rules: Map<string, MarkingRule>): SectionView {
  const { id, name, subject, allowed, minutes = null, isLocked = false, policyIds } = section
  const marks = policyIds.flatMap((policyId) => {
    const rule = rules.get(policyId)
    if (!rule || !kinds.has(rule.kind)) return []
    const partial = (rule.kind === 'MCQ' && rule.partial.mode !== 'NONE') || (rule.kind === 'MATRIX' && rule.perRow !== undefined) // prettier-ignore
    return [{ kind: rule.kind, full: rule.full, wrong: rule.kind === 'SUBJECTIVE' ? '0' : rule.wrong, partial }]
  })
  return { id, name, subject, allowed, minutes, isLocked, marks }
} // prettier-ignore

/** The form in which a question of this kind is answered under this rule. */
function answerForm(kind: string, rule: MarkingRule | undefined): PaperQuestionView['answeredBy'] {
  if (kind === 'NUMERIC') return 'number'
  if (kind === 'SUBJECTIVE') return 'text'
  return rule?.kind === 'MATRIX' && rule.answeredAs === 'GRID' ? 'pairs' : 'options'
}

/** The rules of the sections' policies, by their ids. */
export async function readRules(db: Db, sections: readonly PaperSection[]): Promise<Map<string, MarkingRule>> {
  const policies = await listPolicies(db, sections.flatMap(({ policyIds }) => policyIds)) // prettier-ignore
  return new Map(policies.map(({ id, rule }) => [id, rule]))
}
