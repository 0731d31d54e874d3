// The script of pages that let families choose class, board and target. Each list offers the values that the choice above it
// allows, and the choice is remembered.
import { store, storedChoice } from '../choice.ts'
import { swapList } from './swap-list.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-choice]')) {
  form.addEventListener('submit', () => keep(form))
  // A list that is swapped brings its choices with it.
  if (form.dataset['swaps'] !== undefined) swapList(form, () => keep(form))
  else form.addEventListener('change', ({ target }) => void follow(form, (target as HTMLSelectElement).name)) // only selects are in it
  if (form.dataset['choice'] === 'restore') void restore(form)
}

function keep(form: HTMLFormElement): void {
  const asked = ['grade', 'board', 'target', 'language'].map((name) => [name, select(form, name)?.value ?? ''])
  store(Object.fromEntries(asked.filter(([, value]) => value !== '')))
}

/** In the order in which they depend on each other; what is no longer offered stays as the page came. */
async function restore(form: HTMLFormElement): Promise<void> {
  for (const [name, value] of Object.entries(storedChoice() ?? {})) {
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
