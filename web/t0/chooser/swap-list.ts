// The filters of a list act as they are changed: the list is read anew and takes the place of the old one. The focus stays in the
// filter, the address changes, and the number of courses is a status that screen readers say. Without this script the form's
// button does the same by another page.
const WAIT_MS = 250

/** Changes since: only the last one is shown. */
let changes = 0

/** Calls `onChange` at each change, before the list is read. */
export function swapList(form: HTMLFormElement, onChange: () => void): void {
  let timer: number | undefined
  showButton(form, false)
  form.addEventListener('change', () => {
    onChange()
    changes++
    clearTimeout(timer)
    timer = window.setTimeout(() => void filter(form), WAIT_MS)
  })
  addEventListener('popstate', () => void show(form, location.href))
}

async function filter(form: HTMLFormElement): Promise<void> {
  if (!(await show(form, addressOf(form)))) return
  // Choices that do not go together have been replaced.
  const address = addressOf(form)
  if (address !== location.pathname + location.search) history.pushState(null, '', address)
}

function addressOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => field[1] !== '')
  return `${new URL(form.action).pathname}?${new URLSearchParams(fields)}`
}

/** Answers false where a later change is on its way, or the list cannot be read: then the button may try. */
async function show(form: HTMLFormElement, address: string): Promise<boolean> {
  const own = ++changes
  const page = await read(address)
  if (own !== changes) return false
  showButton(form, !page)
  if (!page) return false
  for (const list of form.querySelectorAll('select')) update(list, page)
  const next = [...page.querySelectorAll('[data-part]')]
  for (const [i, part] of document.querySelectorAll('[data-part]').entries())
    part.replaceChildren(...(next[i]?.childNodes ?? []))
  document.title = page.title
  return true
}

async function read(address: string): Promise<Document | undefined> {
  const response = await fetch(address).catch(() => undefined)
  return response?.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined
}

function update(list: HTMLSelectElement, page: Document): void {
  const next = page.querySelector<HTMLSelectElement>(`form[data-swaps] select[name="${list.name}"]`)
  if (!next) return
  const value = next.value
  if (list.innerHTML !== next.innerHTML) list.replaceChildren(...next.childNodes)
  list.value = value
}

function showButton(form: HTMLFormElement, isShown: boolean): void {
  const button = form.querySelector('button')
  if (button) button.hidden = !isShown
}
