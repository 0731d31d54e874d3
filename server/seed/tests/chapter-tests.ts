// The tests of the chapters of demo courses, in the languages of their questions. A chapter with too few questions in the bank has none.
import { fillLessons } from '#server/modules/catalogue/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import { nameOfChapter } from '../chapters/names.ts'
import { chaptersOf } from '../chapters/syllabus.ts'
import type { DemoQuestion } from '../questions.ts'
import { demoPaper, names, SCHOOL, sectionOf, titled } from './made-papers.ts'

const FEWEST = 4
const MOST = 10
const KINDS = ['SCQ', 'MCQ', 'NUMERIC']
const chapterTest = { en: 'chapter test', hi: 'अध्याय की परीक्षा', ta: 'அத்தியாயத் தேர்வு', mr: 'प्रकरण चाचणी' }

export async function seedChapterTests(ctx: Ctx, bank: readonly DemoQuestion[]): Promise<void> {
  const usable = bank.filter(({ kind }) => KINDS.includes(kind))
  for (const questions of groups(usable.filter(isOfFirstChapter), ({ grade, subject }) => `${grade} ${subject}`)) {
    const [{ subject, grade, chapter }] = questions
    const asked: Some<DemoQuestion> = [questions[0], ...questions.slice(1, MOST)]
    const languages = asked[0].languages.filter((lang) => asked.every((each) => each.languages.includes(lang)))
    const test = await aTest(ctx, nameOfChapter(subject, chapter), asked)
    await fillLessons(ctx, { TEST: test }, { grades: classesOf(grade), subject, chapter, languages })
  }
}

/** A demo course has lessons of the first chapter of each subject. */
function isOfFirstChapter({ grade, subject, chapter }: DemoQuestion): boolean {
  return chaptersOf('ncert', grade, subject)[0] === chapter
}

type Some<T> = readonly [T, ...T[]]

function groups(bank: readonly DemoQuestion[], keyOf: (question: DemoQuestion) => string): Some<DemoQuestion>[] {
  return [...Map.groupBy(bank, keyOf).values()].flatMap(([first, ...rest]) =>
    first && rest.length + 1 >= FEWEST ? [[first, ...rest]] : [],
  )
}

/** Who repeats class 12 has its chapters. */
function classesOf(grade: number): number[] {
  return grade === 12 ? [12, 13] : [grade]
}

function aTest(ctx: Ctx, name: Parameters<typeof titled>[0], questions: Some<DemoQuestion>): Promise<string> {
  const [{ subject }] = questions
  return demoPaper(ctx, {
    title: titled(name, chapterTest),
    kind: 'CHAPTER',
    durationMinutes: 15,
    maxAttempts: 3,
    grades: classesOf(questions[0].grade),
    sections: [sectionOf('s1', names[subject].en, questions, SCHOOL)],
  })
}
