// Our own words in place of the browser's bubbles, for every form: each mistake is said at its field and in a summary above the
// form, in the language of the page. The words come with the page, in #form-words.

export function sayMistakes(): void {
  let wrong: Field[] = []
  document.addEventListener(
    'invalid',
    (event) => {
      event.preventDefault()
      // The browser reports the fields of a form one after the other, before anything else happens.
      if (wrong.length === 0) setTimeout(() => (say(wrong), (wrong = [])))
      wrong.push(event.target as Field) // only fields are invalid
    },
    true,
  )
  document.addEventListener('submit', ({ target }) => forget(target as HTMLFormElement), true) // only forms are submitted
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function say(fields: readonly Field[]): void {
  const form = fields[0]?.form
  if (!form) return
  forget(form)
  // Radio buttons of one name are one question.
  const asked = fields.filter(({ name }, i) => fields.findIndex((field) => field.name === name) === i)
  for (const field of asked) sayAt(field)
  const summary = element('div', 'rounded-m border border-sindoor bg-sindoor-tint p-4')
  const list = element('ul', 'mt-2 grid gap-1')
  list.append(...asked.map(linkTo))
  summary.append(element('p', 'font-semibold text-sindoor', wordsFor('summary')), list)
  Object.assign(summary, { role: 'alert', tabIndex: -1 })
  form.prepend(summary)
  summary.focus()
}

function sayAt(field: Field): void {
  field.id ||= field.name
  const message = element('p', 'text-sm font-semibold text-sindoor', sentenceOf(field))
  message.id = idOf(field)
  const place = document.getElementById(`${field.id}-hint`) ?? questionOf(field)
  // A label around its field would say the message as the field's name.
  if (place?.contains(field)) place.before(message)
  else place?.after(message)
  field.ariaInvalid = 'true'
  field.setAttribute('aria-describedby', `${field.id}-hint ${message.id}`)
  field.addEventListener('input', () => field.validity.valid && forgetAt(field))
}

function linkTo(field: Field): HTMLElement {
  const row = document.createElement('li')
  row.append(Object.assign(document.createElement('a'), { href: `#${field.id}`, textContent: sentenceOf(field) }))
  return row
}

function forget(form: HTMLFormElement): void {
  for (const field of form.elements) forgetAt(field)
  form.querySelector(':scope > [data-mistake]')?.remove()
}

function forgetAt(field: Element): void {
  const message = document.getElementById(idOf(field))
  if (!message) return
  message.remove()
  field.ariaInvalid = null
  field.setAttribute('aria-describedby', `${field.id}-hint`)
}

/** "Enter: PIN code", "Choose: State". */
function sentenceOf(field: Field): string {
  const label = questionOf(field)?.textContent ?? field.ariaLabel ?? ''
  return wordsFor(kindOf(field)).replace('{label}', label.trim())
}

/** Radio buttons are one question. */
function questionOf(field: Field): Element | null | undefined {
  return (field.type === 'radio' && field.closest('fieldset')?.querySelector('legend')) || field.labels?.[0]
}

function idOf({ id }: Element): string {
  return `${id}-mistake`
}

function kindOf({ type, validity }: Field): 'enter' | 'choose' | 'tick' | 'check' {
  if (!validity.valueMissing) return 'check'
  if (type === 'checkbox') return 'tick'
  return type === 'radio' || type === 'select-one' ? 'choose' : 'enter'
}

export function wordsFor(kind: string): string {
  return document.getElementById('form-words')?.dataset[kind] ?? '{label}'
}

function element(name: string, className: string, text = ''): HTMLElement {
  const made = Object.assign(document.createElement(name), { className, textContent: text })
  made.dataset['mistake'] = ''
  return made
}
