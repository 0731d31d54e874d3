// Longer papers in the pattern of an exam, and papers of classes 8 to 10.
import type { Ctx } from '#server/platform/context.ts'
import type { DemoQuestion, DemoSubject } from '../questions.ts'
import { JEE_MAIN, madePaper, names, NEET, SCHOOL, sectionOf, titled, type MadePaper } from './made-papers.ts'

const SENIOR = [11, 12, 13]

/** So many questions of each kind, for the senior classes. */
function some(bank: readonly DemoQuestion[], subject: DemoSubject, counts: Readonly<Record<string, number>>): DemoQuestion[] {
  return Object.entries(counts).flatMap(([kind, count]) =>
    bank.filter((each) => each.subject === subject && each.kind === kind && each.grade > 10).slice(-count),
  )
} // prettier-ignore

export async function longPapers(ctx: Ctx, bank: readonly DemoQuestion[]): Promise<MadePaper[]> {
  const section = (i: number, subject: DemoSubject, counts: Readonly<Record<string, number>>, policies: readonly string[]) =>
    sectionOf(`s${i + 1}`, names[subject].en, some(bank, subject, counts), policies)
  const common = { grades: SENIOR, isFree: true, maxAttempts: 3, kind: 'PRACTICE' as const }
  return [
    await madePaper(ctx, {
      ...common,
      title: { en: 'JEE Main pattern, long', hi: 'JEE Main जैसा, लंबा', ta: 'JEE Main முறை, நீளமானது', mr: 'JEE Main पद्धत, मोठी' },
      durationMinutes: 150,
      sections: [
        section(0, 'physics', { SCQ: 20, NUMERIC: 5 }, JEE_MAIN),
        section(1, 'chemistry', { SCQ: 20, NUMERIC: 5 }, JEE_MAIN),
        section(2, 'maths', { SCQ: 5, NUMERIC: 20 }, JEE_MAIN),
      ],
    }),
    await madePaper(ctx, {
      ...common,
      title: { en: 'NEET pattern, long', hi: 'NEET जैसा, लंबा', ta: 'NEET முறை, நீளமானது', mr: 'NEET पद्धत, मोठी' },
      durationMinutes: 120,
      sections: [
        section(0, 'physics', { SCQ: 30 }, NEET),
        section(1, 'chemistry', { SCQ: 30 }, NEET),
        section(2, 'biology', { SCQ: 60 }, NEET),
      ],
    }),
  ]
} // prettier-ignore

/** Class 10 is asked what class 9 has learned. */
export const BENCHMARK_GRADES: readonly number[] = [9, 10]

/** The last is the benchmark. */
export async function schoolPapers(ctx: Ctx, bank: readonly DemoQuestion[]): Promise<MadePaper[]> {
  const of = (subject: DemoSubject, grade: number) => bank.filter((each) => each.subject === subject && each.grade === grade)
  const common = { isFree: true, maxAttempts: 3, kind: 'CHAPTER' as const, durationMinutes: 30 }
  const short = { en: 'short test', hi: 'छोटी परीक्षा', ta: 'சிறு தேர்வு', mr: 'छोटी चाचणी' }
  return [
    await madePaper(ctx, {
      ...common,
      title: titled(names.science, short),
      grades: [8],
      sections: [sectionOf('s1', 'Science', of('science', 8), SCHOOL)],
    }),
    await madePaper(ctx, {
      ...common,
      title: titled(names.maths, short),
      grades: [10],
      sections: [sectionOf('s1', 'Maths', of('maths', 10), SCHOOL)],
    }),
    await madePaper(ctx, {
      ...common,
      kind: 'BENCHMARK',
      title: { en: 'Benchmark: science', hi: 'बेंचमार्क: विज्ञान', ta: 'அடிப்படைத் தேர்வு: அறிவியல்', mr: 'सुरुवातीची चाचणी: विज्ञान' },
      grades: [...BENCHMARK_GRADES],
      sections: [sectionOf('s1', 'Science', of('science', 9), SCHOOL)],
    }),
  ]
} // prettier-ignore
