import { plainDigits } from '#core/kernel/typed.ts'
import { isStateCode, type StateCode } from '#core/taxonomy/pin-code.ts'
import { textIn } from '../page.server.ts'

interface PlaceIn {
  readonly pinCode?: string
  readonly stateCode?: StateCode
}

/**
 * The PIN code and the state of a form with PinFields. A state that is still the one that was shown for another PIN code is left
 * out, because the form was sent without the script: the new PIN code decides.
 */
export function placeIn(form: FormData): PlaceIn {
  const [pinCode = '', stateCode = ''] = ['pinCode', 'stateCode'].map((name) => textIn(form, name))
  const [shownState, shownPin = ''] = textIn(form, 'shownPlace').split('/')
  const isOfAnother = stateCode === shownState && plainDigits(pinCode) !== plainDigits(shownPin)
  return {
    ...(pinCode ? { pinCode } : {}),
    ...(isStateCode(stateCode) && !isOfAnother ? { stateCode } : {}),
  }
}

/** The values that PinFields show again after a refusal. Nothing where the form has none. */
export function typedPlaceIn(form: FormData): { readonly pinCode?: string; readonly stateCode?: string } {
  if (!form.has('pinCode')) return {}
  return { pinCode: textIn(form, 'pinCode'), stateCode: placeIn(form).stateCode ?? '' }
}
