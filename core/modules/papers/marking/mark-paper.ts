// The marks of a whole attempt: question by question, section by section.
import type { Answer } from '#core/modules/questions/answer-key.ts'
import { isBlank, mark, OUTCOMES, type Marked, type MarkedKey, type Outcome } from './mark.ts'
import type { MarkingRule } from './marking-rule.ts'
import { addMarks, NO_MARKS, thousandths, type Thousandths } from './marks.ts'

export interface MarkedQuestion {
  readonly questionId: string
  readonly rule: MarkingRule
  readonly key: MarkedKey
  readonly answer: Answer | null
  /** The marks that teachers have given to it. */
  readonly written?: Thousandths | undefined
}

export interface MarkedSection {
  /** Only so many answers count, the first in the paper's order. Null: all of them. */
  readonly allowed: number | null
  /** In the paper's order. */
  readonly questions: readonly MarkedQuestion[]
}

export interface QuestionScore extends Marked {
  readonly questionId: string
}

export interface PaperScore {
  readonly questions: readonly QuestionScore[]
  readonly sections: readonly SectionScore[]
  readonly total: Thousandths
  readonly counts: Readonly<Record<Outcome, number>>
}

export interface SectionScore {
  readonly marks: Thousandths
  readonly counts: Readonly<Record<Outcome, number>>
}

export function markPaper(sections: readonly MarkedSection[]): PaperScore {
  const marked = sections.map(markSection)
  const questions = marked.flat()
  return {
    questions,
    sections: marked.map((scores) => ({ marks: totalOf(scores), counts: countsOf(scores) })),
    total: totalOf(questions),
    counts: countsOf(questions),
  }
}

/**
 * Answers beyond the allowed number are EXCESS. A dropped question that was not answered takes one of the allowed places only if a
 * place is left, so nobody gets more than the section's marks. One that does not count takes none, answered or not.
 */
export function markSection({ allowed, questions }: MarkedSection): QuestionScore[] {
  const most = allowed ?? questions.length
  let counted = questions.filter((question) => !isLeftOut(question) && !isBlank(question.answer)).length
  let answered = 0
  return questions.map((question) => {
    const { questionId, rule, key, answer, written } = question
    const score = { questionId, ...mark(rule, key, answer, written) }
    if (isLeftOut(question)) return score
    if (!isBlank(answer)) {
      answered += 1
      return answered > most ? excess(questionId) : score
    }
    if (score.outcome !== 'DROPPED') return score
    counted += 1
    return counted > most ? { ...score, marks: NO_MARKS } : score
  })
}

/** The highest marks of a section: the best of its allowed questions. Those that do not count any more are not among them. */
export function mostMarks({ allowed, questions }: Pick<MarkedSection, 'allowed'> & RuledQuestions): Thousandths {
  const full = questions.filter((each) => !isLeftOut(each)).map(({ rule }) => thousandths(rule.full)).toSorted((a, b) => b - a) // prettier-ignore
  return addMarks(full.slice(0, allowed ?? full.length))
}

interface RuledQuestion {
  readonly rule: MarkingRule
  readonly key?: Pick<MarkedKey, 'ruling'>
}

interface RuledQuestions {
  readonly questions: readonly RuledQuestion[]
}

/** Dropped, under a rule by which such a question does not count: nobody has marks for it, and nobody could have had. */
function isLeftOut({ rule, key }: RuledQuestion): boolean {
  return key?.ruling === 'DROPPED' && rule.dropped === 'NONE'
}

function excess(questionId: string): QuestionScore {
  return { questionId, outcome: 'EXCESS', marks: NO_MARKS }
}

function totalOf(scores: readonly Marked[]): Thousandths {
  return addMarks(scores.map(({ marks }) => marks))
}

function countsOf(scores: readonly Marked[]): Readonly<Record<Outcome, number>> {
  const count = (outcome: Outcome) => scores.filter((score) => score.outcome === outcome).length
  return Object.fromEntries(OUTCOMES.map((outcome) => [outcome, count(outcome)])) as Record<Outcome, number> // all of them
}
