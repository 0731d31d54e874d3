// Maps a PIN code to its state. This table is the only one that decides a state, and so the tax. Its facts are those of the
// postal service's directory: about 19,800 PIN codes, each with the states of its post offices.
import { isPinCode, isStateCode, type StateCode } from './pin-code.ts'

/**
 * The states that a PIN code may be in: one, or two where its post offices are in two states. A text that is not a PIN code has
 * none, nor has a PIN code that begins in no state, as those of the army do.
 */
export function statesOfPin(pin: string): readonly StateCode[] {
  if (!isPinCode(pin)) return []
  const onBorder = borderPins.get(pin)
  if (onBorder) return onBorder
  const beginning = [6, 5, 4, 3].map((digits) => pin.slice(0, digits)).find((each) => stateByBeginning.has(each))
  const state = stateByBeginning.get(beginning ?? '')
  return state ? [state] : []
}

/** The state's GST code. Undefined where a PIN code is in no state, or in two. */
export function stateOfPin(pin: string): StateCode | undefined {
  const [state, another] = statesOfPin(pin)
  return another === undefined ? state : undefined
}

interface KnownPlace {
  readonly pinCode: string | null
  readonly stateCode: string | null
}

/**
 * The state of a family that types a PIN code, a state, or both. A choice counts first, then what is known for the same PIN code,
 * then the PIN code. Undefined when the family has to choose.
 */
export function stateToKeep(
  { pinCode, stateCode }: { readonly pinCode?: string | undefined; readonly stateCode?: StateCode | undefined },
  known: KnownPlace = NOWHERE,
): StateCode | undefined {
  if (stateCode) return stateCode
  const before = known.stateCode ?? ''
  if ((pinCode === undefined || pinCode === known.pinCode) && isStateCode(before)) return before
  const states = statesOfPin(pinCode ?? known.pinCode ?? '')
  return states.length === 1 ? states[0] : states.find((state) => state === before)
}

const NOWHERE: KnownPlace = { pinCode: null, stateCode: null }

/** The beginnings of the PIN codes of each state. "14-16" is 14, 15 and 16. The longest beginning of a PIN code decides. */
const beginnings: Readonly<Partial<Record<StateCode, string>>> = {
  '01': '180-182 184-185 190-193',
  '02': '171-177',
  '03': '140-148 151-152 16005 160062 160071 160103 160104',
  '04': '160',
  '05': '246 248-249 263 24471 244720 2476 262308 262309 26231 26240 2625',
  '06': '121-127 131-136',
  '07': '110',
  '08': '301-307 311-314 321-328 331-335 341-345',
  '09': '201-212 221-233 241-245 247 250-251 261-262 271-277 281-285 2467 247669 262406',
  '10': '800-805 811-813 821 823-824 841-848 851-855 814131',
  '11': '737',
  '12': '790-792',
  '13': '797-798',
  '14': '795',
  '15': '796',
  '16': '799',
  '17': '793-794',
  '18': '781-788',
  '19': '700 711-713 721-723 731-736 741-743',
  '20': '814-816 822 825-829 831-835 813208',
  '21': '751-770',
  '22': '490-497',
  '23': '450-458 460-466 470-477 480-488',
  '24': '360-365 370 380 382-385 387-396',
  '26': '362520 362540 362570 3962',
  '27': '400-402 410-416 421-425 431 440-445',
  '29': '560-563 570-577 580-587 590-591',
  '30': '403',
  '31': '68255',
  '32': '670-671 673 676 678-680 682-683 685-686 688-691 695',
  '33': '600-614 620-632 635-639 641-643 609608',
  '34': '6050 60960 673310',
  '35': '744',
  '36': '500-509',
  '37': '515-518 520-524 530-535 507130',
  '38': '194',
} // prettier-ignore

/** PIN codes with post offices in two states, the state of most offices first. A family says which is theirs. */
const border: readonly (readonly [states: readonly [StateCode, StateCode], pins: string])[] = [
  [['09', '05'], '244923 244924 247662'],
  [['24', '26'], '396193 396235'],
  [['26', '24'], '396215 396230 396240'],
  [['37', '34'], '533464'],
  [['34', '33'], '605007 605107 605110 605502 607402 607403 609603 609604'],
  [['33', '34'], '605014 605102 605104 605105 605106 605111 605501'],
  [['17', '18'], '781029 781131'],
  [['18', '17'], '782410'],
  [['10', '09'], '802131'],
  [['10', '20'], '813206'],
] // prettier-ignore

const stateByBeginning: ReadonlyMap<string, StateCode> = new Map(
  Object.entries(beginnings).flatMap(
    ([state, texts]) =>
      texts.split(' ').flatMap((text) => allOf(text).map((beginning) => [beginning, state as StateCode] as const)), // a key of the table
  ),
)

function allOf(range: string): string[] {
  const [first = 0, last = first] = range.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, i) => String(first + i))
}

const borderPins: ReadonlyMap<string, readonly StateCode[]> = new Map(
  border.flatMap(([states, pins]) => pins.split(' ').map((pin) => [pin, states] as const)),
)
