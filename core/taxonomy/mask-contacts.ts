// Contact details in what a child writes to many. A lesson stays as it is: its numbers, its words, and the spelling of every script.
import { replaceSeen } from '#core/kernel/typed.ts'

const MASK = '•••'

/** Phone numbers, mail, UPI and web addresses and handles become "•••". All else stays as it was written. */
export function maskContacts(text: string): string {
  return CONTACTS.reduce((masked, pattern) => replaceSeen(masked, pattern, maskOne), text)
}

function maskOne([found]: RegExpExecArray): string {
  return CONSTANTS.has(found) ? found : MASK
}

/** Mobile numbers of India are grouped in these ways. Other groups of ten digits are thousands, bits or a list of numbers. */
const GROUPS = [[10], [5, 5], [3, 3, 4], [4, 3, 3], [3, 4, 3], [2, 4, 4]]
const GAP = String.raw`[\s().\-–—_/]{1,3}`
const INDIAN = [
  ...GROUPS.map((sizes) => sizes.map((size, i) => (i === 0 ? `[6-9]\\d{${size - 1}}` : `\\d{${size}}`)).join(GAP)),
  // In pairs with a dash, and digit by digit: nobody calculates so.
  String.raw`[6-9]\d(?:[.\-–]\d\d){4}`,
  String.raw`[6-9](?:[\s().\-–—_/]{1,3}\d){9}`,
  // With a gap that only a prefix makes a number's.
  String.raw`(?<=(?:\+|\b00)91[\s\-]{0,2}|\b0)[6-9](?:[\s().\-–]{0,3}\d){9}`,
  String.raw`[6-9]\d{3}[\s\-–]{1,2}\d{6}`,
]
const PREFIX = String.raw`(?:(?:(?:\+|00)?91|0)[\s()\-–.]{0,3}){0,2}`
const PHONE = new RegExp(String.raw`(?<!\d|\d\.)${PREFIX}(?:${INDIAN.join('|')})(?!\d|\.\d)`, 'g')
/** A number of another country has its plus. */
const PHONE_ABROAD = /(?<![\p{L}\d)])(?:\+|\b00)[1-9](?:[\s()\-–]{0,3}\d){8,14}(?!\d|\.\d)/gu

const HOSTS = 'gmail|googlemail|yahoo|ymail|hotmail|outlook|icloud|rediffmail|protonmail'
const UPI =
  'upi|ybl|ibl|axl|apl|yapl|paytm|pt(?:axis|hdfc|sbi|yes)|ok(?:axis|hdfc|hdfcbank|icici|sbi)|jio|airtel|freecharge'
/** A whole address, a UPI ID, or a mail service whose end was left out. "a@b" is a value at a point. */
const MAIL = new RegExp(
  String.raw`[\p{L}\p{N}._%+-]{1,64}(?:@|\s{0,3}[[(]at[\])]\s{0,3})` +
    String.raw`(?:(?:${HOSTS}|${UPI})(?![\p{L}\p{N}])|(?:[\p{L}\p{N}-]{1,63}(?:\.|\s{0,3}[[(]dot[\])]\s{0,3})){1,8}[\p{L}]{2,24})` +
    String.raw`(?:\.[\p{L}]{2,24}){0,3}`,
  'giu',
)
/** Names of sites. An end that is also a word of English, or of a program's name, counts only with a path behind it. */
const ADDRESS =
  /(?:https?:\/\/|www\.)\S{1,2000}|\b(?=\S{0,62}[a-z])[a-z0-9-]{1,63}\.(?:(?:com|org|gg|ly)\b(?:[/?#]\S{0,2000})?|(?:co|org|net|ac)\.in\b(?:[/?#]\S{0,2000})?|(?:in|me|net|co|io|app|link)\/\S{1,2000})/g
/** A name on another service: with a digit, an underline or a dot in it, or behind the word for such a service. */
const HANDLE = /(?<![\p{L}\p{N}])@(?=[\p{L}\d._]{0,30}(?:[\d_]|\.\p{L}))\p{L}{2}[\p{L}\d._]{2,30}/gu
const NAMED_HANDLE =
  /(?<=\b(?:insta|instagram|snap|snapchat|telegram|discord|whatsapp|handle|id|follow|add|dm)\b[\s:=-]{1,3}(?:(?:me|is|on|at)\s{1,2}){0,2})@[\p{L}\d._]{3,30}/giu

/** Each looks no further than a bound from where it begins, so the work grows with the length of a text and not faster. */
export const CONTACTS: readonly RegExp[] = [MAIL, HANDLE, NAMED_HANDLE, ADDRESS, PHONE, PHONE_ABROAD]

/** Constants of nature that look like a mobile number: the second, and those of Coulomb, Avogadro, Planck and the light year. */
const CONSTANTS = new Set(['9192631770', '8987551787', '8987551792', '6022140760', '6626070150', '9460730472'])
