// A page acts for the child it was drawn for. Families switch in one tab while another is open: its forms name their learner,
// and a form whose learner is not the chosen one is answered with a question instead of being carried out.
import { data } from 'react-router'
import type { ApiClient } from '#core/api.ts'
import type { Visit } from '#web/context.ts'
import type { LearnerNameInput } from '#web/ui/course/learner-name.ts'
import { DRAWN_FOR, GO_ON, type DrawnFor } from './drawn-for.ts'

/** In place of the page, when its form was for another learner than the chosen one. */
export interface OtherLearner {
  /** Who is chosen now. */
  readonly chosen: LearnerNameInput
  /** The learner whose page it was; null when that is no learner of this family. */
  readonly drawn: (LearnerNameInput & { readonly userId: string }) | null
  /** Where the form was sent to, without the language. */
  readonly action: string
  readonly path: string
  /** The names and values that were sent, so that they can be sent again. */
  readonly fields: readonly (readonly [string, string])[]
}

/** A form as an action has it. */
interface SentForm {
  readonly api: ApiClient
  readonly visit: Visit
  readonly form: FormData
  readonly url: URL
  /** Without the language. */
  readonly path: string
}

/** Adds whom a page was drawn for to the data of its loader. */
export function withDrawnFor<T>(loaded: T, drawnFor: string | undefined): T {
  if (drawnFor === undefined || typeof loaded !== 'object' || loaded === null || loaded instanceof Response)
    return loaded
  if (!isWithInit(loaded)) return { ...loaded, drawnFor } satisfies DrawnFor as T
  return data({ ...loaded.data, drawnFor } satisfies DrawnFor, loaded.init ?? undefined) as T
}

/** Tells the result of the router's `data()` from a plain object. */
function isWithInit(loaded: object): loaded is ReturnType<typeof data<object>> {
  return 'type' in loaded && loaded.type === 'DataWithResponseInit'
}

/**
 * Throws the question as a page (409) where a form's learner is not the chosen one, or where it names none and the family has
 * several. A form that says to go on makes its learner the chosen one first.
 */
export async function askForWhom(submission: SentForm): Promise<void> {
  const { api, form, visit } = submission
  const chosenId = await visit.chosenLearner()
  const drawnFor = [...form.keys()].find((name) => name.startsWith(DRAWN_FOR))?.slice(DRAWN_FOR.length)
  // A page that was drawn for a visitor names nobody.
  if (chosenId === undefined || drawnFor === chosenId || drawnFor === '') return
  const { learners } = await api.accounts.getLoginData({})
  if (drawnFor === undefined && learners.length < 2) return
  const drawn = learners.find(({ userId }) => userId === drawnFor)
  if (drawn && form.has(GO_ON)) return void (await api.households.switchLearner({ userId: drawn.userId }))
  const nameOf = ({ firstName, studentInfo: { grade } }: LearnerNameInput) => ({ firstName, studentInfo: { grade } })
  const chosen = learners.find(({ userId }) => userId === chosenId)
  const otherLearner: OtherLearner = {
    chosen: nameOf(chosen ?? { firstName: null, studentInfo: { grade: null } }),
    drawn: drawn ? { userId: drawn.userId, ...nameOf(drawn) } : null,
    action: actionOf(submission),
    path: submission.path,
    fields: drawn ? fieldsOf(form) : [],
  }
  throw data({ otherLearner }, { status: 409 })
}

/** The router finds an index route's action by "?index". */
function actionOf({ path, url }: SentForm): string {
  if (!url.searchParams.has('index')) return path
  return `${path}${path.includes('?') ? '&' : '?'}index`
}

function fieldsOf(form: FormData): OtherLearner['fields'] {
  return [...form].flatMap(([name, value]) =>
    name.startsWith(DRAWN_FOR) || name === GO_ON || typeof value !== 'string' ? [] : [[name, value] as const],
  )
}
