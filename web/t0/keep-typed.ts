// Nothing typed is lost. The fields of a form are kept in this tab from the moment it is sent until an answer of the server has
// come: there may be no connection, or the session may have ended. They are given back where the form is drawn again.
import { alertOf } from './at-once.ts'
import { cookie, setCookie } from './cookie.ts'
import { wordsFor } from './own-messages.ts'

const KEY = 'kandil-typed'
const MOST = 5
/** A field may be called "method". */
const POST = 'form[method=post]'
/** Longer values of hidden fields are made anew for each page. */
const LONGEST_ID = 24
/** Read by type, autocomplete and name. No button, and never a password, a card, a code, or a part of a document's number. */
const UNTYPED = /^(hidden|pass|file|submit|button|reset|fieldset|output)|cc-|one-time| (pin|last4)?$/

interface TypedForm {
  /** The address of the form, and the things that it names. */
  readonly key: string
  /** For whom the page was drawn: a learner, a teacher, or "" for a visitor. */
  readonly owner: string
  readonly fields: Readonly<Record<string, string | boolean>>
  /** There is a cookie until the server answers. */
  readonly isSent: boolean
}
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function keepTyped(): void {
  // Before the scripts of the page, which may send the form themselves.
  document.addEventListener('submit', keepSent, true)
  // React says when it has drawn the forms of a page that is hydrated: web/root.tsx.
  document.addEventListener('kandil:drawn', giveBack)
  if (document.documentElement.dataset['drawn'] !== 'later') giveBack()
}

/** The page is drawn anew in another language. */
export function keepAll(): void {
  for (const form of postForms()) keep(form, false)
}

/** Another person may use the phone. */
export function forgetTyped(): void {
  sessionStorage.removeItem(KEY)
}

function keepSent(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement // only forms are submitted
  form.querySelector('[data-kept]')?.remove()
  if (!form.matches(POST)) return
  // A test that was begun goes on without a connection.
  const isAway = !navigator.onLine && !form.matches('[data-at-once],[data-forget],[data-works-offline]')
  keep(form, !isAway)
  if (!isAway) return
  event.preventDefault()
  event.stopImmediatePropagation()
  say(form, 'offline')
}

function keep(form: HTMLFormElement, isSent: boolean): void {
  const fields = Object.fromEntries(typedIn(form).map((field) => [nameOf(field), valueOf(field)]))
  if (!Object.values(fields).some((value) => value && value !== true)) return
  const key = keyOf(form)
  write([...read().filter((each) => each.key !== key), { key, owner: owner(), fields, isSent }].slice(-MOST))
  if (isSent) setCookie(KEY, '1')
}

function giveBack(): void {
  const isUnsent = cookie(KEY) !== undefined
  if (isUnsent) setCookie(KEY, '', 0)
  const waiting = read()
    .filter((each) => (isUnsent || !each.isSent) && (!each.owner || !owner() || each.owner === owner()))
    .map((each) => ({ ...each, isSent: false }))
  if (waiting.length > 0) write(waiting)
  else forgetTyped()
  for (const form of postForms()) {
    const typed = waiting.find(({ key }) => key === keyOf(form))
    if (typed && (!typed.owner || owner()) && fill(form, typed)) say(form, 'kept')
  }
  if (waiting.some((each) => each.owner && !owner()) && /\/(login|teach)$/.test(location.pathname))
    say(postForms().at(-1), 'login')
}

/** Answers whether a field of the form was filled. */
function fill(form: HTMLFormElement, { fields }: TypedForm): boolean {
  const differing = typedIn(form).filter((field) => (fields[nameOf(field)] ?? valueOf(field)) !== valueOf(field))
  for (const field of differing) {
    if (isTicked(field)) field.click()
    else {
      // React hears of it as if it had been typed.
      Reflect.set(Object.getPrototypeOf(field) as object, 'value', fields[field.name], field)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }
  return differing.length > 0
}

function postForms(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>(POST)]
}

function typedIn(form: HTMLFormElement): Field[] {
  return ([...form.elements] as Field[]).filter(
    ({ type, autocomplete, name }) => !UNTYPED.test(`${type} ${autocomplete} ${name}`),
  ) // the others are no fields
}

function isTicked({ type }: Field): boolean {
  return type === 'checkbox' || type === 'radio'
}

function nameOf(field: Field): string {
  return isTicked(field) ? `${field.name}=${field.value}` : field.name
}

function valueOf(field: Field): string | boolean {
  return isTicked(field) ? (field as HTMLInputElement).checked : field.value // only inputs are ticked
}

/** The same in every language. */
function keyOf(form: HTMLFormElement): string {
  const { pathname } = new URL(form.action)
  const things = [...form.querySelectorAll<HTMLInputElement>('[type=hidden]:not([name=file])')]
    .filter(({ value }) => value.length <= LONGEST_ID)
    .map(({ name, value }) => name + value)
  return pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '') + things.join(' ')
}

function owner(): string {
  return document.documentElement.dataset['for'] ?? ''
}

function say(form: HTMLFormElement | undefined, word: string): void {
  const alert = alertOf(wordsFor(word))
  alert.dataset['kept'] = ''
  form?.append(alert)
}

function read(): readonly TypedForm[] {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly TypedForm[] // only `write` writes it
}

function write(forms: readonly TypedForm[]): void {
  sessionStorage.setItem(KEY, JSON.stringify(forms))
}
