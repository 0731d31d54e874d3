// Shows the state of a PIN code as soon as it is typed, with its town where the form asks for one. Both can be changed.
import { plainDigits } from '#core/kernel/typed.ts'
import { isPinCode } from '#core/taxonomy/pin-code.ts'

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
  const code = plainDigits(pin.value)
  say(pin, undefined)
  if (!isPinCode(code)) return
  const reply = await fetch(`/api/pincode/${code}`).catch(() => undefined)
  // Another PIN code may have been typed meanwhile.
  if (plainDigits(pin.value) !== code) return
  // Without an answer the state is chosen.
  const place = reply?.ok ? ((await reply.json()) as Place) : undefined // the contract's lookUpPin
  const state = place?.otherStates.length === 0 ? place.stateCode : ''
  if (!isShown(pin, code)) fill(pin, { stateCode: state, shownPlace: `${state}/${code}`, city: place?.city })
  if (reply && state === '') say(pin, place ? 'two' : 'none')
}

/** A place that is shown for this PIN code already stays: it may have been chosen by hand, and given back by keep-typed.ts. */
function isShown(pin: HTMLInputElement, code: string): boolean {
  const shown = pin.form?.elements.namedItem('shownPlace') as HTMLInputElement // PinFields has it
  return shown.value.endsWith(`/${code}`)
}

/** Why a state has to be chosen. */
function say(pin: HTMLInputElement, why: 'two' | 'none' | undefined): void {
  const place = pin.closest('[data-pin]')?.querySelector<HTMLElement>('[role=status]')
  if (place) place.textContent = (why && place.dataset[why]) ?? ''
}

function fill(pin: HTMLInputElement, values: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = pin.form?.elements.namedItem(name)
    if (value === undefined || !(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
