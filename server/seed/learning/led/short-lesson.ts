// A lesson led by AI that explains, asks, explains more, asks again, and sums up.
import type { StepRow } from '#core/modules/lessons/ai/step-row.ts'
import type { Language } from '#core/taxonomy/language.ts'

type Step = Partial<Omit<StepRow, 'filmId'>> & Pick<StepRow, 'id' | 'kind'> & { readonly isFilm?: boolean }

export interface LessonTexts {
  readonly title: string
  readonly language: Language
  readonly grade: number
  readonly subject: string
  /** As the curriculum names it. */
  readonly chapter: string
  readonly steps: readonly Step[]
}

type QuestionText = readonly [question: string, hint: string, options?: readonly string[]]

/** The words of a lesson in one language. */
interface Words {
  readonly title: string
  readonly explain: string
  readonly ask: QuestionText
  readonly more: string
  readonly askMore: QuestionText
  readonly remember: string
}

/** A number, or the place of the right option. */
type Right = { readonly number: number } | { readonly option: number }

interface Topic {
  readonly grade: number
  readonly subject: string
  readonly chapter: string
  readonly right: readonly [Right, Right]
  readonly words: Partial<Record<Language, Words>>
}

const EXPLAIN_SEC = 40
const HINT_SEC = 25
const ANSWER_SEC = 75
const POLL_SEC = 30

const friend: Partial<Record<Language, readonly [string, ...string[]]>> = {
  en: ['Could you explain this to a friend?', 'Yes, at once', 'With my notes', 'Not yet'],
  hi: ['क्या आप इसे किसी मित्र को समझा सकते हैं?', 'हाँ, अभी', 'नोट्स देखकर', 'अभी नहीं'],
  mr: ['हे तुम्ही मित्राला समजावू शकाल का?', 'हो, लगेच', 'माझ्या नोट्स पाहून', 'अजून नाही'],
  'hi-Latn': ['Kya aap ise kisi dost ko samjha sakte hain?', 'Haan, abhi', 'Notes dekhkar', 'Abhi nahin'],
}

/** The lesson in each of its languages. */
export function shortLessons({ words, right, ...of }: Topic): LessonTexts[] {
  return Object.entries(words).map(([language, each]) => {
    const { title, explain, ask, more, askMore, remember } = each
    const [question = '', ...answers] = friend[language as Language] ?? [] // the keys of `words`
    const steps: Step[] = [
      { id: 'explain', kind: 'FILM', toSec: EXPLAIN_SEC, text: explain },
      asked('ask', ask, right[0]),
      { id: 'more', kind: 'FILM', toSec: EXPLAIN_SEC, text: more },
      asked('ask-more', askMore, right[1]),
      { id: 'sure', kind: 'POLL', text: question, options: answers.map((text) => ({ text, isRight: false })), seconds: POLL_SEC },
      { id: 'remember', kind: 'FILM', toSec: EXPLAIN_SEC, text: remember },
    ]
    return { ...of, title, language: language as Language, steps }
  })
} // prettier-ignore

function asked(id: string, [text, help, options = []]: QuestionText, right: Right): Step {
  const hint = { text: help, fromSec: 0, toSec: HINT_SEC, filmId: null }
  const step = { id, kind: 'ASK' as const, text, hint, seconds: ANSWER_SEC }
  if ('number' in right) return { ...step, answeredBy: 'NUMERIC', number: right.number }
  return { ...step, options: options.map((option, place) => ({ text: option, isRight: place === right.option })) }
}
