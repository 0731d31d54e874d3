// The script of pages with files for a form: each is sent as soon as it is chosen, and the form carries the keys of those that we have kept.

/** A field is shown only where this script runs. */
for (const field of document.querySelectorAll<HTMLElement>('[data-files]')) {
  field.hidden = false
  field
    .querySelector('input')
    ?.addEventListener('change', ({ target }) => void sendAll(field, target as HTMLInputElement)) // its own input
}

async function sendAll(field: HTMLElement, input: HTMLInputElement): Promise<void> {
  const most = Number(field.dataset['files'])
  const list = field.querySelector('ul')
  const chosen = [...(input.files ?? [])]
  input.value = ''
  showProblem(field, undefined)
  for (const file of chosen) if (list && list.children.length < most) await sendOne(field, list, file)
}

async function sendOne(field: HTMLElement, list: HTMLElement, file: File): Promise<void> {
  const row = list.appendChild(document.createElement('li'))
  row.textContent = `${file.name}: ${field.dataset['sending'] ?? ''}`
  try {
    const key = await upload(file)
    row.textContent = `${file.name}: ${field.dataset['sent'] ?? ''} `
    row.append(hiddenInput(key), removeButton(field, row))
  } catch (problem) {
    row.remove()
    showProblem(field, problem instanceof Error ? problem.message : '')
  }
}

async function upload(file: File): Promise<string> {
  const query = {
    filename: file.name.slice(-200),
    contentType: file.type,
    action: 'UPLOAD',
    contentLength: `${file.size}`,
  }
  const { url, headers, key } = await answerOf(
    fetch(`/api/seo-manager/storage/pre-signed-key?${new URLSearchParams(query)}`),
  )
  const { ok } = await fetch(String(url), { method: 'PUT', headers: headers as HeadersInit, body: file }) // the API's own
  if (!ok) throw new Error('OTHER')
  await answerOf(fetch(`/api/storage/files/${String(key)}/keep`, { method: 'POST', headers: JSON_BODY, body: '{}' }))
  return String(key)
}

const JSON_BODY = { 'content-type': 'application/json' }

/** Throws the API's error code as its message. */
async function answerOf(reply: Promise<Response>): Promise<Readonly<Record<string, unknown>>> {
  const response = await reply
  const body = (await response.json()) as Record<string, unknown> // every answer of the API is an object
  if (!response.ok) throw new Error(String(body['errorCode']))
  return body
}

function hiddenInput(key: string): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'hidden', name: 'file', value: key })
}

function removeButton(field: HTMLElement, row: HTMLElement): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'text-link',
    textContent: field.dataset['remove'] ?? '',
  })
  button.addEventListener('click', () => row.remove())
  return button
}

function showProblem(field: HTMLElement, code: string | undefined): void {
  const problems = [...field.querySelectorAll<HTMLElement>('[data-file-problem]')]
  const shown = problems.find(({ dataset }) => dataset['fileProblem'] === code) ?? problems.at(-1)
  for (const each of problems) each.hidden = code === undefined || each !== shown
}
