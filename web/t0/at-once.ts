// A form whose answer is nearly always yes shows it at once, and takes it back where the answer does not come.

/**
 * `data-at-once` is the text of the button from the press on; a switch turns over instead. `data-not-sent` is the sentence when there
 * is no connection.
 */
export function answerAtOnce(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement // only forms are submitted
    const button = event.submitter
    if (form.dataset['atOnce'] === undefined || !(button instanceof HTMLButtonElement)) return
    event.preventDefault()
    void send(form, button)
  })
}

async function send(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const takeBack = answer(button, form.dataset['atOnce'] ?? '')
  form.querySelector('[role=alert]')?.remove()
  button.setAttribute('aria-busy', 'true')
  try {
    const reply = await fetch(form.action, { method: 'POST', body: bodyOf(form, button) })
    if (reply.ok) return location.assign(reply.url)
    // The page that the form leads to says why not.
    delete form.dataset['atOnce']
    form.requestSubmit(button)
  } catch {
    takeBack()
    button.removeAttribute('aria-busy')
    form.append(alertOf(form.dataset['notSent'] ?? ''))
  }
}

/** The fields of a form as the browser sends them; it has no files. */
export function bodyOf(form: HTMLFormElement, button?: HTMLElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form, button)].map(([name, value]) => [name, String(value)]))
}

/** Shows the answer; the function that it answers takes it back. */
function answer(button: HTMLButtonElement, text: string): () => void {
  if (button.role === 'switch') {
    const turn = () => (button.ariaChecked = String(button.ariaChecked !== 'true'))
    turn()
    return turn
  }
  const before = button.textContent
  button.textContent = text
  return () => (button.textContent = before)
}

export function alertOf(sentence: string): HTMLElement {
  const alert = document.createElement('p')
  alert.setAttribute('role', 'alert')
  alert.className = 'mt-2 text-sm font-semibold text-sindoor'
  alert.textContent = sentence
  return alert
}
