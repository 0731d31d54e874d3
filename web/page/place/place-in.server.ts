import { plainCode } from '#core/kernel/typed.ts'
import { isStateCode, type StateCode } from '#core/taxonomy/pin-code.ts'
import { textIn } from '../page.server.ts'

interface PlaceIn {
  readonly pinCode?: string
  readonly stateCode?: StateCode
}

/**
 * The PIN code and the state of a form with PinFields. A state that was shown for another PIN code is left out, because the form
 * was sent without the script: the new PIN code decides.
 */
export function placeIn(form: FormData): PlaceIn {
  const [pinCode, stateCode, statePin] = ['pinCode', 'stateCode', 'statePin'].map((name) => textIn(form, name))
  const isOfAnother = statePin !== '' && digitsOf(statePin) !== digitsOf(pinCode)
  return {
    ...(pinCode ? { pinCode } : {}),
    ...(stateCode && isStateCode(stateCode) && !isOfAnother ? { stateCode } : {}),
  }
}

function digitsOf(text = ''): string {
  return plainCode(text).replaceAll(/\s/g, '')
}
