// A call before there is a session: the login and the invitation page, which know no react.
export type PostResult<T> = { readonly value: T } | { readonly problem: string }

export async function post<T>(path: string, body: object): Promise<PostResult<T>> {
  const answer = await fetch(`/api/staff/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  const value: unknown = await answer?.json().catch(() => undefined)
  if (answer?.ok) return { value: value as T } // what the contract of this path says
  const refusal = value as { errorMessage?: string } | undefined // every refusal has one
  return { problem: refusal?.errorMessage ?? 'We cannot reach the server. Check your connection and try again.' }
}

export function tell(text: string): void {
  const problem = document.querySelector<HTMLElement>('#problem')
  if (!problem) return
  problem.textContent = text
  problem.hidden = false
}

/** Sends a form's fields once at a time, and goes to the console when they were taken. */
export function enterBy(form: HTMLFormElement | null, path: string, more: object = {}): void {
  form?.addEventListener('submit', async (event) => {
    event.preventDefault()
    const button = form.querySelector('button')
    if (button) button.disabled = true
    const answer = await post(path, { ...Object.fromEntries(new FormData(form)), ...more })
    if ('value' in answer) return location.replace('/console/')
    tell(answer.problem)
    if (button) button.disabled = false
  })
}
