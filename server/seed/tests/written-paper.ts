// A demo paper that is answered in one's own words and marked by a teacher.
import { QuestionVersionId } from '#core/modules/papers/paper.ts'
import type { Ctx } from '#server/platform/context.ts'
import { someQuestions } from '#server/modules/questions/factory.ts'
import { demoPaper } from './made-papers.ts'

interface Line {
  readonly text: string
  readonly marks: string
}

interface InWords {
  readonly chapter: string
  readonly stem: string
  readonly solution: string
  readonly rubric: readonly Line[]
}

/** Five marks each, as the school's policy gives. */
const questions: readonly InWords[] = [
  {
    chapter: 'Laws of Motion',
    stem: 'A bus starts suddenly, and the passengers lean back. Explain why, and draw the forces on one passenger.',
    solution: 'By the first law a body keeps its state of rest. The seat and the floor move the lower part of the passenger forwards; the upper part stays behind until the back of the seat pushes it too.',
    rubric: [
      { text: 'Names the first law, or inertia', marks: '2' },
      { text: 'Says which part of the body is moved first', marks: '1.5' },
      { text: 'Draws weight, normal force and friction', marks: '1.5' },
    ],
  },
  {
    chapter: 'Work, Energy and Power',
    stem: 'Show that the mechanical energy of a stone of mass $m$ that falls from the height $h$ is the same at the top, in the middle and just above the ground.',
    solution: 'At the top it is $mgh$. After a fall of $h/2$ the speed is $v^2 = gh$, so the energy is $\\tfrac12 mgh + \\tfrac12 mgh = mgh$. Just above the ground $v^2 = 2gh$ gives $\\tfrac12 m \\cdot 2gh = mgh$.',
    rubric: [
      { text: 'Energy at the top', marks: '1' },
      { text: 'Speed and energy in the middle', marks: '2' },
      { text: 'Speed and energy above the ground', marks: '2' },
    ],
  },
] // prettier-ignore

export async function seedWrittenPaper(ctx: Ctx): Promise<void> {
  const ids = await someQuestions(
    ctx,
    questions.map(({ chapter, stem, solution, rubric }) => ({
      subject: 'physics',
      grade: 11,
      chapter,
      kind: 'SUBJECTIVE' as const,
      difficulty: 'MEDIUM' as const,
      texts: { en: { stem, options: {}, solution } },
      key: { kind: 'SUBJECTIVE' as const, rubric: rubric.map((line, i) => ({ id: `r${i + 1}`, ...line })) },
    })),
  )
  await demoPaper(ctx, {
    title: {
      en: 'In your own words: mechanics',
      hi: 'अपने शब्दों में: यांत्रिकी',
      ta: 'உங்கள் சொற்களில்: இயக்கவியல்',
      mr: 'तुमच्या शब्दांत: यामिकी',
    },
    kind: 'CHAPTER',
    durationMinutes: 30,
    grades: [11, 12, 13],
    isFree: true,
    maxAttempts: 3,
    sections: [
      {
        id: 's1',
        name: 'Physics',
        subject: 'physics',
        policyIds: ['mpl-school-2026-subjective'],
        questions: ids.map((id) => QuestionVersionId.parse(id)),
      },
    ],
  })
}
