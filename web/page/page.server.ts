// How a page's loader and action speak to the API. Expected errors arrive with their code, and here become what they mean:
// a login, the page that says there is no such page, a sentence above the form.
import { data, redirectDocument, type RouterContextProvider } from 'react-router'
import type { api, ApiClient } from '#core/api.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { codeOf, type DomainError } from '#core/kernel/error.ts'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { apiContext, visitContext, type Visit } from '#web/context.ts'
import { languageOf, splitPath, type Locale, type PublishedLanguage } from '#web/languages.ts'
import { askForWhom, withDrawnFor } from './drawn-for.server.ts'
import { toProblem } from './problem.server.ts'

export interface PageArgs {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** The context of a loader. */
export interface Page {
  readonly api: ApiClient
  readonly visit: Visit
  readonly locale: Locale
  /** The language of the API's answers. */
  readonly lang: PublishedLanguage
  readonly url: URL
  /** Path and query without the language: what returnTo and links are made of. */
  readonly path: string
  /** Who is signed in, if anybody: asked once per request. */
  readonly viewer: () => Promise<Viewer | undefined>
}
export type Viewer = ResponseOf<(typeof api)['accounts']['getLoginData']>

/** The context of an action. */
export interface Submission extends Page {
  readonly form: FormData
}

/** Runs a loader. NOT_LOGGED_IN leads to the login and back; any other "no" becomes the error page of its status. */
export async function load<T>(asked: PageArgs, work: (page: Page) => Promise<T>): Promise<T> {
  const page = pageOf(asked)
  try {
    return withDrawnFor(await work(page), await page.visit.chosenLearner())
  } catch (error) {
    if (!isDomainError(error) || isFault(error)) throw error
    if (error.code === 'NOT_LOGGED_IN') throw toLogin(page)
    throw data(toProblem(error, page.locale), { status: error.status })
  }
}

/**
 * Runs an action for the learner whose page the form is from: a form of another one than is chosen becomes a question.
 * NOT_LOGGED_IN leads to the login and back. Any other refusal becomes `problem` for the form to show, together with the
 * values that `kept` takes over from the form.
 */
export function act<T, K extends object>(
  asked: PageArgs,
  work: (submission: Submission) => Promise<T>,
  kept?: (form: FormData) => K,
) {
  const forOne = async (submission: Submission) => {
    await askForWhom(submission)
    return work(submission)
  }
  return actForHousehold(asked, forOne, kept)
}

/** As `act`, for what is the same whichever learner is chosen: the household's own things, and forms that name their learner. */
export async function actForHousehold<T, K extends object>(
  asked: PageArgs,
  work: (submission: Submission) => Promise<T>,
  kept: (form: FormData) => K = () => ({}) as K, // nothing is the K of who gives no `kept`
) {
  const page = pageOf(asked)
  const form = await asked.request.formData()
  try {
    return await work({ ...page, form })
  } catch (error) {
    if (!isDomainError(error) || isFault(error)) throw error
    if (error.code === 'NOT_LOGGED_IN') throw toLogin(page)
    return data({ ...kept(form), problem: toProblem(error, page.locale) }, { status: error.status })
  }
}

/** Who is signed in; nobody is led to the login and back. */
export async function requireViewer(page: Page): Promise<Viewer> {
  const viewer = await page.viewer()
  if (!viewer) throw commonErrors.NOT_LOGGED_IN()
  return viewer
}

/** Between whom a page may switch: what the switch needs of each learner, and nothing else. */
export function learnersOf({ userId, learners }: Viewer) {
  return {
    userId,
    learners: learners.map(({ userId: id, firstName, studentInfo: { grade } }) => ({
      userId: id,
      firstName,
      studentInfo: { grade },
    })),
  }
}

/** A text field of a form, trimmed; "" when it is absent. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Returns the result, or undefined when there is no such thing. */
export async function unlessMissing<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking
  } catch (error) {
    if (isDomainError(error) && error.status === 404) return undefined
    throw error
  }
}

export function pageOf({ request, context }: PageArgs): Page {
  const url = withoutRouterNames(new URL(request.url))
  const { locale, path } = splitPath(url.pathname.replace(/(\/_)?\.data$/, '') || '/')
  return {
    api: context.get(apiContext),
    visit: context.get(visitContext),
    locale,
    lang: languageOf(locale),
    url,
    path: path + url.search,
    viewer: () => viewerOf(context),
  }
}

/** The router's own: which loaders it wants, and which of two routes at one address. */
function withoutRouterNames(url: URL): URL {
  for (const name of ['_routes', 'index']) url.searchParams.delete(name)
  return url
}

const viewers = new WeakMap<Readonly<RouterContextProvider>, Promise<Viewer | undefined>>()

function viewerOf(context: Readonly<RouterContextProvider>): Promise<Viewer | undefined> {
  let viewer = viewers.get(context)
  if (!viewer) viewers.set(context, (viewer = findViewer(context)))
  return viewer
}

async function findViewer(context: Readonly<RouterContextProvider>): Promise<Viewer | undefined> {
  if (!context.get(visitContext).hasSession) return undefined
  try {
    return await context.get(apiContext).accounts.getLoginData({})
  } catch (error) {
    if (codeOf(error) === 'NOT_LOGGED_IN' || codeOf(error) === 'FORBIDDEN_ERROR') return undefined
    throw error
  }
}

/** Teachers have a login of their own. As a document, so that the header no longer names who was logged in. */
function toLogin({ path, visit }: Page): Response {
  visit.onUnsent()
  return redirectDocument(/^\/teach\b/.test(path) ? '/teach' : `/login?returnTo=${encodeURIComponent(path)}`)
}

/** That something is away or has too much to do (503) is an answer, to be tried again. */
function isFault({ status }: DomainError): boolean {
  return status === 500
}

function isDomainError(error: unknown): error is DomainError {
  return codeOf(error) !== undefined
}
