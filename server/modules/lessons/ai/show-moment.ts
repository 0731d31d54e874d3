// A learner's moment in a lesson led by AI, without the keys of questions that can still be answered.
import { END, idAfter, type FilmPart, type LessonStep } from '#core/modules/lessons/ai/graph.ts'
import type { LessonMoment } from '#core/modules/lessons/ai/lesson-clock.ts'
import type { AiLessonMoment } from '#core/modules/lessons/ai/moment.ts'
import { FILM_TYPES } from '#core/modules/media/file-types.ts'
import { countAnswers, type OwnAnswer } from '#server/modules/classroom/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { signedAddress } from '../sign-file.ts'
import { listFiles } from '../store.ts'
import { questionOf } from './hold-lesson.ts'
import type { HeldLesson } from './store-ai.ts'

/** Where a learner is in a lesson. */
export interface Followed {
  readonly held: HeldLesson
  readonly moment: Exclude<LessonMoment, { readonly kind: 'SHARE' }>
  /** Keyed by the step. */
  readonly answers: ReadonlyMap<string, OwnAnswer>
}

type AskedStep = Extract<LessonStep, { readonly kind: 'ASK' | 'POLL' }>
type StepFields = Pick<AiLessonMoment, 'kind' | 'stepId' | 'stepsDone' | 'from' | 'till' | 'text' | 'film' | 'question' | 'next'> // prettier-ignore

export async function showMoment(ctx: Ctx, followed: Followed): Promise<AiLessonMoment> {
  const { title, language, steps } = followed.held
  const [fields, last] = await Promise.all([fieldsOf(ctx, followed), lastOf(ctx, followed)])
  return { title, language, serverTime: ctx.now(), steps: steps.length, ...fields, last }
}

const NOTHING = { stepId: null, from: null, till: null, text: null, film: null, question: null, next: null }

async function fieldsOf(ctx: Ctx, { held: { steps }, moment, answers }: Followed): Promise<StepFields> {
  if (moment.kind === 'BEFORE') return { ...NOTHING, kind: 'BEFORE', stepsDone: 0, till: moment.till, next: nextOf(steps[0]) } // prettier-ignore
  if (moment.kind === 'OVER') return { ...NOTHING, kind: 'OVER', stepsDone: steps.length }
  const { step, part, from, till } = moment
  const common = { ...NOTHING, stepId: step.id, stepsDone: steps.indexOf(step), from, till }
  const next = step.kind === 'BRANCH' ? null : nextAfter(steps, step)
  if (step.kind === 'BRANCH') return { ...common, kind: 'WAIT' }
  if (step.kind === 'BREAK') return { ...common, kind: 'BREAK', next }
  const watched = partOf(step, part)
  if (watched) return { ...common, kind: part === 'HINT' ? 'HINT' : 'FILM', text: watched.text, film: await filmOf(ctx, watched), next } // prettier-ignore
  const asked = step as AskedStep // films have been answered above
  const { kind: answeredBy, options } = questionOf(asked)
  const question = { answeredBy, options: [...options], own: ownOf(answers.get(step.id)) }
  return { ...common, kind: asked.kind, text: asked.text, question, next }
}

function partOf(step: LessonStep, part: 'MAIN' | 'HINT'): FilmPart | null {
  if (step.kind === 'FILM') return step.film
  return step.kind === 'ASK' && part === 'HINT' ? step.hint : null
}

function ownOf(answer: OwnAnswer | undefined) {
  return answer ? { choices: [...answer.choices], number: answer.number } : null
}

function nextAfter(steps: readonly LessonStep[], step: LessonStep): AiLessonMoment['next'] {
  const id = idAfter(steps, step)
  return id === END ? 'END' : nextOf(steps.find((each) => each.id === id))
}

/** Where a branch leads is not known before it. */
function nextOf(step: LessonStep | undefined): AiLessonMoment['next'] {
  return step === undefined || step.kind === 'BRANCH' ? null : step.kind
}

async function filmOf(ctx: Ctx, { filmId, fromSec, toSec }: FilmPart): Promise<AiLessonMoment['film']> {
  const file = filmId === null ? undefined : (await listFiles(ctx.db, [filmId])).get(filmId)
  const type = FILM_TYPES.find((each) => each === file?.type)
  return file && type ? { url: (await signedAddress(ctx, file)).url, type, fromSec, toSec } : null
}

/** The latest question that the learner answered; or the one of the hint, which may have had no answer. */
async function lastOf(ctx: Ctx, followed: Followed): Promise<AiLessonMoment['last']> {
  const { held, answers } = followed
  const step = lastStep(followed)
  if (!step) return null
  const { kind: answeredBy, options, key } = questionOf(step)
  const answer = answers.get(step.id)
  const asked = {
    kind: step.kind,
    answeredBy,
    text: step.text,
    options: [...options],
    own: ownOf(answer),
    key: key as NonNullable<AiLessonMoment['last']>['key'], // a copy for the answer: nobody writes to it
  }
  if (step.kind === 'ASK') return { ...asked, isRight: answer?.isRight ?? false, counts: null, answers: 0 }
  const counted = (await countAnswers(ctx.db, held.sessionId)).get(held.questions[step.id] ?? '')
  const counts = options.map((_, place) => counted?.byOption[place] ?? 0)
  return { ...asked, isRight: null, counts, answers: counted?.answers ?? 0 }
}

function lastStep({ held, moment, answers }: Followed): AskedStep | undefined {
  const here = moment.kind === 'STEP' ? moment.step : undefined
  const isHint = moment.kind === 'STEP' && moment.part === 'HINT'
  const byTime = [...answers].toSorted(([, a], [, b]) => b.at - a.at).map(([stepId]) => stepId)
  const lastId = isHint ? here?.id : byTime.find((stepId) => stepId !== here?.id)
  const step = held.steps.find(({ id }) => id === lastId)
  return step?.kind === 'ASK' || step?.kind === 'POLL' ? step : undefined
}
