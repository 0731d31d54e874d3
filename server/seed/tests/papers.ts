// The demo papers, made of the demo questions.
import { DAY, later, startOfDayInIndia } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Benchmark } from '../onboarding.ts'
import type { DemoQuestion } from '../questions.ts'
import type { DemoPaper } from './attempts.ts'
import { BENCHMARK_GRADES, longPapers, schoolPapers } from './long-papers.ts'
import { seedMatchAndRead } from './match-and-read.ts'
import { seedWrittenPaper } from './written-paper.ts'
import { ADVANCED, demoPaper, JEE_MAIN, madePaper, names, NEET, paperOf, SCHOOL, sectionOf, sectionsOf, titled, type Draft, type MadePaper } from './made-papers.ts' // prettier-ignore

const SENIOR = [11, 12, 13]

/** The first papers are those that have been taken. */
const TAKEN = 8

interface DemoPapers {
  /** Papers that takers of the demo have written. */
  readonly taken: readonly DemoPaper[]
  readonly benchmark: Benchmark
}

export async function seedPapers(ctx: Ctx, bank: readonly DemoQuestion[]): Promise<DemoPapers> {
  const core = bank.filter(({ isCore }) => isCore)
  const section = sectionsOf(core)
  const open = await openPapers(ctx, core, section)
  const school = await schoolPapers(ctx, bank)
  const long = await longPapers(ctx, bank)
  await papersWithWindow(ctx, section)
  await seedWrittenPaper(ctx)
  await seedMatchAndRead(ctx)
  await demoPaper(ctx, {
    title: { en: 'Chapter test', hi: 'अध्याय की परीक्षा', ta: 'அத்தியாயத் தேர்வு', mr: 'प्रकरण चाचणी' },
    kind: 'CHAPTER',
    durationMinutes: 15,
    maxAttempts: 3,
    sections: [section('s1', 'maths', ['SCQ'], SCHOOL)],
  })
  const benchmark = { paperId: school.at(-1)?.id ?? '', grades: BENCHMARK_GRADES }
  return {
    taken: [...open, ...school, ...long].slice(0, TAKEN).map((paper) => paperOf(bank, paper)),
    benchmark,
  }
}

async function openPapers(ctx: Ctx, bank: readonly DemoQuestion[], section: ReturnType<typeof sectionsOf>) {
  const made: MadePaper[] = []
  const add = async (draft: Draft) => void made.push(await madePaper(ctx, draft))
  const common = { grades: SENIOR, isFree: true, maxAttempts: 3 }
  for (const subject of ['physics', 'chemistry', 'maths'] as const)
    await add({
      ...common,
      title: titled(names[subject], { en: 'short test', hi: 'छोटी परीक्षा', ta: 'சிறு தேர்வு', mr: 'छोटी चाचणी' }),
      kind: 'CHAPTER',
      durationMinutes: 30,
      sections: [section('s1', subject, ['SCQ', 'NUMERIC'], JEE_MAIN)],
    })
  await add({
    ...common,
    title: { en: 'JEE Advanced pattern: choose all that are right', hi: 'JEE Advanced जैसा: सभी सही विकल्प चुनें', ta: 'JEE Advanced முறை: சரியான அனைத்தையும் தேர்வு செய்க', mr: 'JEE Advanced पद्धत: बरोबर असलेले सर्व निवडा' },
    kind: 'PRACTICE',
    durationMinutes: 40,
    sections: (['physics', 'chemistry', 'maths'] as const).map((subject, i) => section(`s${i + 1}`, subject, ['SCQ', 'MCQ', 'NUMERIC'], ADVANCED)),
  }) // prettier-ignore
  await add({
    ...common,
    title: { en: 'NEET pattern, short', hi: 'NEET जैसा, छोटा', ta: 'NEET முறை, சிறியது', mr: 'NEET पद्धत, छोटी' },
    kind: 'PRACTICE',
    durationMinutes: 45,
    sections: (['physics', 'chemistry', 'biology'] as const).map((subject, i) => section(`s${i + 1}`, subject, ['SCQ'], NEET)), // prettier-ignore
  })
  await add({
    ...common,
    title: { en: 'JEE Main pattern with a choice of numbers', hi: 'JEE Main जैसा, संख्यात्मक प्रश्नों में चुनाव के साथ', ta: 'JEE Main முறை, எண் வினாக்களில் தேர்வுடன்', mr: 'JEE Main पद्धत, संख्यांच्या निवडीसह' },
    kind: 'PRACTICE',
    durationMinutes: 60,
    sections: [
      ...(['physics', 'chemistry', 'maths'] as const).map((subject, i) => section(`s${i + 1}`, subject, ['SCQ'], ['mpl-jee-main-2026-a'])),
      { ...section('s4', 'maths', ['NUMERIC'], ['mpl-jee-main-2026-b-no-negative']), name: 'Maths, numbers', allowed: 4 },
    ],
  }) // prettier-ignore
  await add({
    ...common,
    title: { en: 'In two languages', hi: 'दो भाषाओं में', ta: 'இரு மொழிகளில்', mr: 'दोन भाषांत' },
    kind: 'PRACTICE',
    durationMinutes: 15,
    sections: [sectionOf('s1', 'Mixed', bank.filter(({ languages, kind }) => languages.includes('hi') && kind === 'SCQ'), SCHOOL)],
  }) // prettier-ignore
  return made
}

/** A test that is open, and a test of a course that opens in two days. */
async function papersWithWindow(ctx: Ctx, section: ReturnType<typeof sectionsOf>): Promise<void> {
  const today = startOfDayInIndia(ctx.now())
  await demoPaper(ctx, {
    title: { en: 'Weekly test: chemistry', hi: 'साप्ताहिक परीक्षा: रसायन विज्ञान', ta: 'வாரத் தேர்வு: வேதியியல்', mr: 'साप्ताहिक चाचणी: रसायनशास्त्र' },
    kind: 'CHAPTER',
    durationMinutes: 25,
    grades: SENIOR,
    isFree: true,
    opensAt: today,
    closesAt: later(today, 14 * DAY),
    release: 'AT_WINDOW_END',
    sections: [section('s1', 'chemistry', ['SCQ', 'MCQ'], SCHOOL)],
  }) // prettier-ignore
  await demoPaper(ctx, {
    title: { en: 'Course test: mechanics and more', hi: 'कोर्स की परीक्षा: यांत्रिकी आदि', ta: 'பாடத் தேர்வு: இயக்கவியல் முதலியன', mr: 'अभ्यासक्रम चाचणी: यामिकी आणि आणखी' },
    kind: 'CHAPTER',
    durationMinutes: 30,
    grades: SENIOR,
    opensAt: later(today, 2 * DAY),
    closesAt: later(today, 9 * DAY),
    release: 'AT_WINDOW_END',
    sections: [section('s1', 'physics', ['SCQ', 'NUMERIC'], JEE_MAIN)],
  }) // prettier-ignore
}
