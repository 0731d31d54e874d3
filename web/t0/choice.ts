// Class, board, target and language of teaching, and the partner whose link led here. A visitor's choice is stored in the
// browser (decision L-22: only these, for 30 days), and each list offers the values that the choice above it allows. After the login the choice goes
// into the profile.
const KEY = 'kandil-choice'
const KEEP_MS = 30 * 86_400_000

interface StoredChoice {
  readonly choice: Readonly<Record<string, string>>
  readonly until: number
}

export function rememberChoice(): void {
  const partner = new URLSearchParams(location.search).get('partner')
  if (partner) store({ partner })
  // After a sign-out another person may use the phone.
  document.querySelector('form[data-forget]')?.addEventListener('submit', () => localStorage.removeItem(KEY))
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-choice]')) {
    form.addEventListener('change', ({ target }) => void follow(form, (target as HTMLSelectElement).name)) // only selects are in it
    form.addEventListener('submit', () => keep(form))
    if (form.dataset['choice'] === 'restore') void restore(form)
  }
  // Before any script of the page sends the form, also where React has drawn it since.
  document.addEventListener('submit', ({ target }) => handOn(target as HTMLFormElement), true) // only forms are submitted
}

/** Sends the choice along with the login code: the server stores it in the empty fields of the profile. */
function handOn(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[name=choice]')
  const kept = field && read()
  if (kept) field.value = new URLSearchParams(kept.choice).toString()
}

function read(): StoredChoice | null {
  return JSON.parse(localStorage.getItem(KEY) ?? 'null') as StoredChoice | null // only `keep` writes it
}

function keep(form: HTMLFormElement): void {
  const asked = ['grade', 'board', 'target', 'language'].map((name) => [name, select(form, name)?.value ?? ''])
  store(Object.fromEntries(asked.filter(([, value]) => value !== '')))
}

function store(chosen: StoredChoice['choice']): void {
  const choice = { ...read()?.choice, ...chosen }
  localStorage.setItem(KEY, JSON.stringify({ choice, until: performance.timeOrigin + KEEP_MS } satisfies StoredChoice))
}

/** In the order in which they depend on each other; what is no longer offered stays as the page came. */
async function restore(form: HTMLFormElement): Promise<void> {
  const kept = read()
  if (!kept) return
  if (kept.until < performance.timeOrigin) return localStorage.removeItem(KEY)
  for (const [name, value] of Object.entries(kept.choice)) {
    const list = select(form, name)
    if (!list || list.value === value || ![...list.options].some((option) => option.value === value)) continue
    list.value = value
    await follow(form, name)
  }
}

interface NamedItem {
  readonly key: string
  readonly name: { readonly text: string; readonly lang: string }
}
interface Grade extends NamedItem {
  readonly grade: number
  readonly boards: readonly NamedItem[]
}

async function follow(form: HTMLFormElement, changed: string): Promise<void> {
  if (changed !== 'grade' && changed !== 'board') return
  const lang = form.dataset['lang'] ?? 'en'
  const { grades } = (await ask(form, `grade-board?lang=${lang}`)) as { grades: readonly Grade[] } // the contract's getGradeBoards
  const grade = grades.find(({ key }) => key === select(form, 'grade')?.value)
  if (!grade) return
  if (changed === 'grade') fill(form, 'board', grade.boards)
  const board = select(form, 'board')?.value ?? ''
  const query = `target?grade=${grade.grade}&board=${board}&lang=${lang}`
  const { targets } = (await ask(form, query)) as { targets: readonly NamedItem[] } // the contract's getTargets
  fill(form, 'target', targets)
}

function fill(form: HTMLFormElement, name: string, options: readonly NamedItem[]): void {
  const list = select(form, name)
  if (!list) return
  const before = list.value
  list.replaceChildren(...options.map((option) => new Option(option.name.text, option.key)))
  if (options.some(({ key }) => key === before)) list.value = before
}

/** Asks for the shelf that the form names, or else for all courses. */
async function ask(form: HTMLFormElement, path: string): Promise<unknown> {
  return (await fetch(`/api/${form.dataset['shelf'] ?? 'storefront'}/${path}`)).json()
}

function select(form: HTMLFormElement, name: string): HTMLSelectElement | null {
  return form.querySelector(`select[name=${name}]`)
}
