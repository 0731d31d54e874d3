// The demo questions, each written for us and put into a chapter of its class.
import { someQuestions } from '#server/modules/questions/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import { chaptersOf } from './chapters/syllabus.ts'
import { biology } from './questions/biology.ts'
import { chemistry } from './questions/chemistry.ts'
import { maths } from './questions/maths.ts'
import { physics } from './questions/physics.ts'

const bySubject = { physics, chemistry, maths, biology }
export type DemoSubject = keyof typeof bySubject

export interface DemoQuestion {
  readonly versionId: string
  readonly subject: DemoSubject
  readonly kind: string
  readonly languages: readonly string[]
}

export async function seedQuestions(ctx: Ctx): Promise<DemoQuestion[]> {
  const drafts = (Object.keys(bySubject) as DemoSubject[]).flatMap((subject) =>
    bySubject[subject].map((question) => ({ ...question, subject, grade: gradeOf(subject, question.chapter) })),
  )
  const ids = await someQuestions(ctx, drafts)
  return drafts.map(({ subject, kind, texts }, i) => ({ versionId: ids[i] ?? '', subject, kind, languages: Object.keys(texts) })) // prettier-ignore
}

/** Throws for a chapter that neither class has. */
function gradeOf(subject: string, chapter: string): number {
  const grade = [11, 12].find((each) => chaptersOf('ncert', each, subject).includes(chapter))
  if (grade === undefined) throw new Error(`no chapter ${chapter} of ${subject}`)
  return grade
}
