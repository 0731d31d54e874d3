// Solved questions: those of the bank that no paper holds, signed by a teacher of the subject; and one that waits for an answer.
import type { NewTeacher } from '#server/modules/catalogue/factory.ts'
import { aSolvedQuestion, someFromBank } from '#server/modules/solved/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { DemoQuestion } from './questions.ts'

const CHAPTERS = 30

interface Sources {
  readonly bank: readonly DemoQuestion[]
  readonly teachers: readonly NewTeacher[]
}

export async function seedSolved(ctx: Ctx, { bank, teachers }: Sources): Promise<void> {
  const chapters = new Map(bank.map(({ subject, grade, chapter }) => [`${subject} ${grade} ${chapter}`, { subject, grade, chapter }]))
  let filled = 0
  for (const place of chapters.values()) {
    const teacher = teachers.find(({ subjects }) => subjects.includes(place.subject))
    if (!teacher || filled === CHAPTERS) continue
    if ((await someFromBank(ctx, { ...place, board: 'cbse', teacherId: teacher.id })) > 0) filled += 1
  }
  await aSolvedQuestion(ctx, {
    slug: 'why-does-a-train-have-no-steering-wheel',
    board: 'cbse',
    grade: 11,
    subject: 'physics',
    chapter: 'Laws of Motion',
    stem: { en: 'Why does a train need no steering wheel, although its track has bends?', hi: 'रेलगाड़ी को स्टीयरिंग क्यों नहीं चाहिए, जबकि पटरी में मोड़ होते हैं?', mr: 'रुळांना वळणे असूनही आगगाडीला स्टीअरिंग व्हील का लागत नाही?' },
    answer: null,
    steps: null,
    teacherId: null,
    sourceLine: 'Asked in a demo class of Kandil',
    licence: 'Kandil',
  })
} // prettier-ignore
