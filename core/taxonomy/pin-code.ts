// Maps a PIN code to its state and the state's GST code. A PIN's first two or three digits name the postal circle.
// Where a circle covers two states the three-digit rows decide; a family can correct the answer.

/** GST state codes, as printed on a tax invoice. */
export const stateNames = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
} as const
export type StateCode = keyof typeof stateNames

export function isStateCode(code: string): code is StateCode {
  return Object.hasOwn(stateNames, code)
}

const byThree: Readonly<Record<string, StateCode>> = {
  160: '04',
  161: '03',
  194: '38',
  244: '09',
  246: '05',
  248: '05',
  249: '05',
  262: '05',
  263: '05',
  362: '24',
  396: '24',
  403: '30',
  500: '36',
  533: '37',
  605: '34',
  609: '33',
  682: '32',
  737: '11',
  744: '35',
  790: '12',
  791: '12',
  792: '12',
  793: '17',
  794: '17',
  795: '14',
  796: '15',
  797: '13',
  798: '13',
  799: '16',
  814: '20',
  815: '20',
  816: '20',
  821: '10',
  823: '10',
  824: '10',
}

const circles: readonly (readonly [first: number, last: number, state: StateCode])[] = [
  [11, 11, '07'],
  [12, 13, '06'],
  [14, 15, '03'],
  [16, 16, '03'],
  [17, 17, '02'],
  [18, 19, '01'],
  [20, 28, '09'],
  [30, 34, '08'],
  [36, 39, '24'],
  [40, 44, '27'],
  [45, 48, '23'],
  [49, 49, '22'],
  [50, 50, '36'],
  [51, 53, '37'],
  [56, 59, '29'],
  [60, 64, '33'],
  [67, 69, '32'],
  [70, 74, '19'],
  [75, 77, '21'],
  [78, 78, '18'],
  [80, 80, '10'],
  [81, 81, '10'],
  [82, 82, '20'],
  [83, 83, '20'],
  [84, 85, '10'],
]

const PIN_CODE = /^[1-9]\d{5}$/

export function isPinCode(text: string): boolean {
  return PIN_CODE.test(text)
}

/** The state's GST code. Undefined for a text that is not a PIN code, and for an unknown postal circle. */
export function stateOfPin(pin: string): StateCode | undefined {
  if (!isPinCode(pin)) return undefined
  const two = Number(pin.slice(0, 2))
  return byThree[pin.slice(0, 3)] ?? circles.find(([first, last]) => two >= first && two <= last)?.[2]
}
