// Class, board, target: chosen once, remembered for visitors (decision L-22: these alone, for 30 days), and each list offers
// what the choice above it allows.
const KEY = 'kandil-choice'
const KEEP_MS = 30 * 86_400_000

interface Kept {
  readonly choice: Readonly<Record<string, string>>
  readonly until: number
}

export function rememberChoice(): void {
  // Whoever signs out may hand the phone on.
  document.querySelector('form[data-forget]')?.addEventListener('submit', () => localStorage.removeItem(KEY))
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-choice]')) {
    form.addEventListener('change', ({ target }) => void follow(form, (target as HTMLSelectElement).name)) // only selects are in it
    form.addEventListener('submit', () => keep(form))
    if (form.dataset['choice'] === 'restore') void restore(form)
  }
}

function keep(form: HTMLFormElement): void {
  const choice = Object.fromEntries(['grade', 'board', 'target'].map((name) => [name, select(form, name)?.value ?? '']))
  localStorage.setItem(KEY, JSON.stringify({ choice, until: performance.timeOrigin + KEEP_MS } satisfies Kept))
}

/** In the order in which they depend on each other; what is no longer offered stays as the page came. */
async function restore(form: HTMLFormElement): Promise<void> {
  const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null // only `keep` writes it
  if (!kept) return
  if (kept.until < performance.timeOrigin) return localStorage.removeItem(KEY)
  for (const [name, value] of Object.entries(kept.choice)) {
    const list = select(form, name)
    if (!list || list.value === value || ![...list.options].some((option) => option.value === value)) continue
    list.value = value
    await follow(form, name)
  }
}

interface Named {
  readonly key: string
  readonly name: { readonly text: string; readonly lang: string }
}
interface Grade extends Named {
  readonly grade: number
  readonly boards: readonly Named[]
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
  const { targets } = (await ask(form, query)) as { targets: readonly Named[] } // the contract's getTargets
  fill(form, 'target', targets)
}

function fill(form: HTMLFormElement, name: string, options: readonly Named[]): void {
  const list = select(form, name)
  if (!list) return
  const before = list.value
  list.replaceChildren(...options.map((option) => new Option(option.name.text, option.key)))
  if (options.some(({ key }) => key === before)) list.value = before
}

/** Of the shelf that the form is about: all courses, unless it says another. */
async function ask(form: HTMLFormElement, path: string): Promise<unknown> {
  return (await fetch(`/api/${form.dataset['shelf'] ?? 'storefront'}/${path}`)).json()
}

function select(form: HTMLFormElement, name: string): HTMLSelectElement | null {
  return form.querySelector(`select[name=${name}]`)
}
