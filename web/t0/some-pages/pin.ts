// Shows the state of a PIN code as soon as it is typed, with its town where the form asks for one. Both can be changed.
import { plainCode } from '#core/kernel/typed.ts'

document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'pinCode') void showPlace(target)
})
// One that was typed, or filled in by the browser, before this script had come.
for (const pin of document.querySelectorAll<HTMLInputElement>('[data-pin] input[name=pinCode]'))
  if (pin.value !== pin.defaultValue) void showPlace(pin)

interface Place {
  readonly city: string
  readonly stateCode: string
  readonly otherStates: readonly unknown[]
}

async function showPlace(pin: HTMLInputElement): Promise<void> {
  const code = codeIn(pin)
  say(pin, undefined)
  if (!/^[1-9]\d{5}$/.test(code)) return
  const reply = await fetch(`/api/pincode/${code}`).catch(() => undefined)
  // Without an answer the state is chosen. Another PIN code may have been typed meanwhile.
  if (!reply || codeIn(pin) !== code) return
  const place = reply.ok ? ((await reply.json()) as Place) : undefined // the contract's lookUpPin
  const state = place?.otherStates.length === 0 ? place.stateCode : ''
  fill(pin, { stateCode: state, statePin: code, city: place?.city })
  if (state === '') say(pin, place ? 'two' : 'none')
}

/** Why a state has to be chosen. */
function say(pin: HTMLInputElement, why: 'two' | 'none' | undefined): void {
  const place = pin.closest('[data-pin]')?.querySelector<HTMLElement>('[role=status]')
  if (place) place.textContent = (why && place.dataset[why]) ?? ''
}

function codeIn({ value }: HTMLInputElement): string {
  return plainCode(value).replaceAll(/\s/g, '')
}

function fill(pin: HTMLInputElement, values: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = pin.form?.elements.namedItem(name)
    if (value === undefined || !(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
