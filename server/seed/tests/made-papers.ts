// How the demo papers are made: sections of demo questions, with the policies of an exam.
import type { LocalisedText } from '#core/taxonomy/language.ts'
import { QuestionVersionId } from '#core/modules/papers/paper.ts'
import { aPaper } from '#server/modules/papers/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { DemoQuestion, DemoSubject } from '../questions.ts'
import type { DemoPaper } from './attempts.ts'

export const names: Readonly<Record<DemoSubject, LocalisedText>> = {
  physics: { en: 'Physics', hi: 'भौतिकी', ta: 'இயற்பியல்', mr: 'भौतिकशास्त्र' },
  chemistry: { en: 'Chemistry', hi: 'रसायन विज्ञान', ta: 'வேதியியல்', mr: 'रसायनशास्त्र' },
  maths: { en: 'Maths', hi: 'गणित', ta: 'கணிதம்', mr: 'गणित' },
  science: { en: 'Science', hi: 'विज्ञान', ta: 'அறிவியல்', mr: 'विज्ञान' },
  english: { en: 'English', hi: 'अंग्रेज़ी', ta: 'ஆங்கிலம்', mr: 'इंग्रजी' },
  'social-studies': { en: 'Social Studies', hi: 'सामाजिक विज्ञान', ta: 'சமூக அறிவியல்', mr: 'सामाजिक शास्त्र' },
  biology: { en: 'Biology', hi: 'जीव विज्ञान', ta: 'உயிரியல்', mr: 'जीवशास्त्र' },
}

export const JEE_MAIN = ['mpl-jee-main-2026-a', 'mpl-jee-main-2026-b-negative']
export const ADVANCED = ['mpl-jee-advanced-2026-scq', 'mpl-jee-advanced-2026-mcq', 'mpl-jee-advanced-2026-numeric']
export const NEET = ['mpl-neet-2026']
export const SCHOOL = ['mpl-school-2026-scq', 'mpl-school-2026-mcq', 'mpl-school-2026-numeric']

export type Draft = Parameters<typeof aPaper>[1]

export interface MadePaper {
  readonly id: string
  readonly sections: NonNullable<Draft['sections']>
}

export async function madePaper(ctx: Ctx, draft: Draft): Promise<MadePaper> {
  return { id: await demoPaper(ctx, draft), sections: draft.sections ?? [] }
}

/** The questions of a paper as the bank has them. */
export function paperOf(bank: readonly DemoQuestion[], { id, sections }: MadePaper): DemoPaper {
  const ids = new Set(sections.flatMap(({ questions }) => questions))
  return { id, questions: bank.filter(({ versionId }) => ids.has(versionId)) }
}

export function demoPaper(ctx: Ctx, draft: Draft): Promise<string> {
  return aPaper(ctx, draft, { isDemo: true })
}

export function titled(name: LocalisedText, what: { en: string; hi: string; ta: string; mr: string }): LocalisedText {
  return {
    en: `${name.en}, ${what.en}`,
    hi: `${name.hi}, ${what.hi}`,
    ta: `${name.ta}, ${what.ta}`,
    mr: `${name.mr}, ${what.mr}`,
  }
}

export function sectionsOf(bank: readonly DemoQuestion[]) {
  return (id: string, subject: DemoSubject, kinds: readonly string[], policies: readonly string[]) => {
    const questions = bank.filter((each) => each.subject === subject && kinds.includes(each.kind))
    return sectionOf(id, names[subject].en, questions, policies)
  }
}

export function sectionOf(id: string, name: string, questions: readonly DemoQuestion[], policyIds: readonly string[]) {
  const subject = questions[0]?.subject ?? 'physics'
  return { id, name, subject, policyIds: [...policyIds], allowed: null, questions: questions.map(({ versionId }) => QuestionVersionId.parse(versionId)) } // prettier-ignore
}
