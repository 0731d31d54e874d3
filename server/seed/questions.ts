// The demo questions, each written for us and put into a chapter of its class.
import type { AnswerKey } from '#core/modules/questions/answer-key.ts'
import { aPicture } from '#server/modules/media/factory.ts'
import { someQuestions } from '#server/modules/questions/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import { chaptersOf } from './chapters/syllabus.ts'
import { biology } from './questions/biology.ts'
import { chemistry } from './questions/chemistry.ts'
import { figureSets, questionsOf as aboutFigure } from './questions/figures.ts'
import { maths } from './questions/maths.ts'
import { physics } from './questions/physics.ts'
import { questionsOf as fromTable } from './questions/recall.ts'
import { biologyRecall } from './questions/recall/biology-recall.ts'
import { chemistryRecall } from './questions/recall/chemistry-recall.ts'
import { english } from './questions/recall/english.ts'
import { physicsRecall } from './questions/recall/physics-recall.ts'
import { scienceEight } from './questions/recall/science-eight.ts'
import { scienceMiddle } from './questions/recall/science-middle.ts'
import { scienceMore } from './questions/recall/science-more.ts'
import { scienceSecondary } from './questions/recall/science-secondary.ts'
import { socialStudies } from './questions/recall/social-studies.ts'
import { questionsOf as reckoned } from './questions/reckon.ts'
import { chemistryReckon } from './questions/reckon/chemistry-reckon.ts'
import { mathsSchool } from './questions/reckon/maths-school.ts'
import { mathsSenior } from './questions/reckon/maths-senior.ts'
import { physicsReckon } from './questions/reckon/physics-reckon.ts'
import type { WrittenQuestion } from './questions/write.ts'
import { bytesOf } from './media/files.ts'

const bySubject = { physics, chemistry, maths, biology }
const tables = [...scienceMiddle, ...scienceEight, ...scienceSecondary, ...scienceMore, ...biologyRecall, ...chemistryRecall, ...physicsRecall, ...english, ...socialStudies] // prettier-ignore
const reckonings = [...physicsReckon, ...chemistryReckon, ...mathsSenior, ...mathsSchool]

export type DemoSubject = keyof typeof bySubject | 'science' | 'english' | 'social-studies'

export interface DemoQuestion {
  readonly versionId: string
  readonly subject: DemoSubject
  readonly grade: number
  readonly chapter: string
  readonly kind: string
  readonly languages: readonly string[]
  readonly optionIds: readonly string[]
  readonly key: AnswerKey
  /** One of the questions that have been there first; the papers of single subjects are made of them. */
  readonly isCore: boolean
}

interface PlacedQuestion extends WrittenQuestion {
  readonly subject: DemoSubject
  readonly grade: number
  readonly isCore: boolean
}

/** The picture of each figure is put into the library first. */
export async function seedQuestions(ctx: Ctx): Promise<DemoQuestion[]> {
  const pictures = new Map<string, string>()
  for (const { figure, alt } of figureSets)
    pictures.set(figure, await aPicture(ctx, bytesOf(`figures/${figure}.webp`), { en: alt }))
  const drafts = writtenQuestions((figure) => pictures.get(figure) ?? '')
  const ids = await someQuestions(ctx, drafts)
  return drafts.flatMap(({ subject, grade, chapter, kind, texts, key, optionIds, isCore }, i) =>
    key ? [{ versionId: ids[i] ?? '', subject, grade, chapter, kind, isCore, key, optionIds, languages: Object.keys(texts) }] : [],
  ) // prettier-ignore
}

/** All of them, in the order of the bank. Throws for a chapter that its class does not have. */
export function writtenQuestions(pictureOf: (figure: string) => string): PlacedQuestion[] {
  const core = (Object.keys(bySubject) as (keyof typeof bySubject)[]).flatMap((subject) =>
    bySubject[subject].map((question) => ({ ...question, subject, grade: gradeOf(subject, question.chapter), isCore: true })),
  )
  const placed = <T extends { readonly subject: DemoSubject; readonly grade: number; readonly chapter: string }>(set: T, questions: readonly WrittenQuestion[]) => {
    const { subject, grade, chapter } = set
    if (!chaptersOf('ncert', grade, subject).includes(chapter)) throw new Error(`no chapter ${chapter} of ${subject}, class ${grade}`)
    return questions.map((question) => ({ ...question, subject, grade, isCore: false }))
  }
  return [
    ...core,
    ...tables.flatMap((table) => placed(table, fromTable(table))),
    ...reckonings.flatMap((set) => placed(set, reckoned(set))),
    ...figureSets.flatMap((set) => placed(set, aboutFigure(set, pictureOf(set.figure)))),
  ]
} // prettier-ignore

/** Throws for a chapter that neither class has. */
function gradeOf(subject: string, chapter: string): number {
  const grade = [11, 12].find((each) => chaptersOf('ncert', each, subject).includes(chapter))
  if (grade === undefined) throw new Error(`no chapter ${chapter} of ${subject}`)
  return grade
}
