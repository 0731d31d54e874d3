// Class, board, target and language of teaching, and the partner whose link led here. A visitor's choice is stored in the
// browser (decision L-22: only these, for 30 days). After the login the choice goes into the profile.
const KEY = 'kandil-choice'
const KEEP_MS = 30 * 86_400_000

interface StoredChoice {
  readonly choice: Readonly<Record<string, string>>
  readonly until: number
}

export function rememberChoice(): void {
  const partner = new URLSearchParams(location.search).get('partner')
  if (partner) store({ partner })
  // Before any script of the page sends the form, also where React has drawn it since.
  document.addEventListener('submit', ({ target }) => handOn(target as HTMLFormElement), true) // only forms are submitted
}

/** The choice that is kept, until its time is over. */
export function storedChoice(): StoredChoice['choice'] | undefined {
  const kept = read()
  if (kept && kept.until < performance.timeOrigin) forgetChoice()
  else return kept?.choice
}

export function store(chosen: StoredChoice['choice']): void {
  const choice = { ...read()?.choice, ...chosen }
  localStorage.setItem(KEY, JSON.stringify({ choice, until: performance.timeOrigin + KEEP_MS } satisfies StoredChoice))
}

export function forgetChoice(): void {
  localStorage.removeItem(KEY)
}

/** Sends the choice along with the login code: the server stores it in the empty fields of the profile. */
function handOn(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[name=choice]')
  const kept = field && read()
  if (kept) field.value = new URLSearchParams(kept.choice).toString()
}

function read(): StoredChoice | null {
  return JSON.parse(localStorage.getItem(KEY) ?? 'null') as StoredChoice | null // only `store` writes it
}
