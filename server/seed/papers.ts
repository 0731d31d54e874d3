// The demo papers, made of the demo questions: short ones, since the bank is small.
import { DAY, later, startOfDayInIndia } from '#core/kernel/time.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import { aPaper } from '#server/modules/papers/factory.ts'
import { QuestionVersionId } from '#core/modules/papers/paper.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { DemoQuestion, DemoSubject } from './questions.ts'

const SENIOR = [11, 12, 13]
const names: Readonly<Record<DemoSubject, LocalisedText>> = {
  physics: { en: 'Physics', hi: 'भौतिकी', ta: 'இயற்பியல்' },
  chemistry: { en: 'Chemistry', hi: 'रसायन विज्ञान', ta: 'வேதியியல்' },
  maths: { en: 'Maths', hi: 'गणित', ta: 'கணிதம்' },
  biology: { en: 'Biology', hi: 'जीव विज्ञान', ta: 'உயிரியல்' },
}

const JEE_MAIN = ['mpl-jee-main-2026-a', 'mpl-jee-main-2026-b-negative']
const ADVANCED = ['mpl-jee-advanced-2026-scq', 'mpl-jee-advanced-2026-mcq', 'mpl-jee-advanced-2026-numeric']
const NEET = ['mpl-neet-2026']
const SCHOOL = ['mpl-school-2026-scq', 'mpl-school-2026-mcq', 'mpl-school-2026-numeric']

/** Answers a test that learners of all classes may take. */
export async function seedPapers(ctx: Ctx, bank: readonly DemoQuestion[]): Promise<{ forAllClasses: string }> {
  const section = sectionsOf(bank)
  const common = { grades: SENIOR, isFree: true, maxAttempts: 3 }
  for (const subject of ['physics', 'chemistry', 'maths'] as const)
    await demoPaper(ctx, {
      ...common,
      title: titled(names[subject], { en: 'short test', hi: 'छोटी परीक्षा', ta: 'சிறு தேர்வு' }),
      kind: 'CHAPTER',
      durationMinutes: 30,
      sections: [section('s1', subject, ['SCQ', 'NUMERIC'], JEE_MAIN)],
    })
  await demoPaper(ctx, {
    ...common,
    title: { en: 'JEE Advanced pattern: choose all that are right', hi: 'JEE Advanced जैसा: सभी सही विकल्प चुनें', ta: 'JEE Advanced முறை: சரியான அனைத்தையும் தேர்வு செய்க' },
    kind: 'PRACTICE',
    durationMinutes: 40,
    sections: (['physics', 'chemistry', 'maths'] as const).map((subject, i) => section(`s${i + 1}`, subject, ['SCQ', 'MCQ', 'NUMERIC'], ADVANCED)),
  }) // prettier-ignore
  await demoPaper(ctx, {
    ...common,
    title: { en: 'NEET pattern, short', hi: 'NEET जैसा, छोटा', ta: 'NEET முறை, சிறியது' },
    kind: 'PRACTICE',
    durationMinutes: 45,
    isShuffled: true,
    sections: (['physics', 'chemistry', 'biology'] as const).map((subject, i) => section(`s${i + 1}`, subject, ['SCQ'], NEET)), // prettier-ignore
  })
  await demoPaper(ctx, {
    ...common,
    title: { en: 'JEE Main pattern with a choice of numbers', hi: 'JEE Main जैसा, संख्यात्मक प्रश्नों में चुनाव के साथ', ta: 'JEE Main முறை, எண் வினாக்களில் தேர்வுடன்' },
    kind: 'PRACTICE',
    durationMinutes: 60,
    sections: [
      ...(['physics', 'chemistry', 'maths'] as const).map((subject, i) => section(`s${i + 1}`, subject, ['SCQ'], ['mpl-jee-main-2026-a'])),
      { ...section('s4', 'maths', ['NUMERIC'], ['mpl-jee-main-2026-b-no-negative']), name: 'Maths, numbers', allowed: 4 },
    ],
  }) // prettier-ignore
  await demoPaper(ctx, {
    ...common,
    title: { en: 'In two languages', hi: 'दो भाषाओं में', ta: 'இரு மொழிகளில்' },
    kind: 'PRACTICE',
    durationMinutes: 15,
    sections: [sectionOf('s1', 'Mixed', bank.filter(({ languages, kind }) => languages.includes('hi') && kind === 'SCQ'), SCHOOL)],
  }) // prettier-ignore
  await papersWithWindow(ctx, section)
  const forAllClasses = await demoPaper(ctx, {
    title: { en: 'Chapter test', hi: 'अध्याय की परीक्षा', ta: 'அத்தியாயத் தேர்வு' },
    kind: 'CHAPTER',
    durationMinutes: 15,
    maxAttempts: 3,
    sections: [section('s1', 'maths', ['SCQ'], SCHOOL)],
  })
  return { forAllClasses }
}

/** A benchmark that is open, and a test of a course that opens in two days. */
async function papersWithWindow(ctx: Ctx, section: ReturnType<typeof sectionsOf>): Promise<void> {
  const today = startOfDayInIndia(ctx.now())
  await demoPaper(ctx, {
    title: { en: 'Benchmark: biology', hi: 'बेंचमार्क: जीव विज्ञान', ta: 'அடிப்படைத் தேர்வு: உயிரியல்' },
    kind: 'BENCHMARK',
    durationMinutes: 25,
    grades: SENIOR,
    isFree: true,
    opensAt: today,
    closesAt: later(today, 14 * DAY),
    release: 'AT_WINDOW_END',
    sections: [section('s1', 'biology', ['SCQ', 'MCQ'], SCHOOL)],
  })
  await demoPaper(ctx, {
    title: { en: 'Course test: mechanics and more', hi: 'कोर्स की परीक्षा: यांत्रिकी आदि', ta: 'பாடத் தேர்வு: இயக்கவியல் முதலியன' },
    kind: 'CHAPTER',
    durationMinutes: 30,
    grades: SENIOR,
    opensAt: later(today, 2 * DAY),
    closesAt: later(today, 9 * DAY),
    release: 'AT_WINDOW_END',
    sections: [section('s1', 'physics', ['SCQ', 'NUMERIC'], JEE_MAIN)],
  }) // prettier-ignore
}

type Draft = Parameters<typeof aPaper>[1]

function demoPaper(ctx: Ctx, draft: Draft): Promise<string> {
  return aPaper(ctx, draft, { isDemo: true })
}

function titled(name: LocalisedText, what: { en: string; hi: string; ta: string }): LocalisedText {
  return { en: `${name.en}, ${what.en}`, hi: `${name.hi}, ${what.hi}`, ta: `${name.ta}, ${what.ta}` }
}

function sectionsOf(bank: readonly DemoQuestion[]) {
  return (id: string, subject: DemoSubject, kinds: readonly string[], policies: readonly string[]) => {
    const questions = bank.filter((each) => each.subject === subject && kinds.includes(each.kind))
    return sectionOf(id, names[subject].en, questions, policies)
  }
}

function sectionOf(id: string, name: string, questions: readonly DemoQuestion[], policyIds: readonly string[]) {
  const subject = questions[0]?.subject ?? 'physics'
  return { id, name, subject, policyIds: [...policyIds], allowed: null, questions: questions.map(({ versionId }) => QuestionVersionId.parse(versionId)) } // prettier-ignore
}
