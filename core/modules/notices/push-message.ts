// The text of a push message, which appears on a locked screen. It knows no zod.

/** The services of all browsers take 4,096 bytes, encrypted. */
export const MOST_PUSH_BYTES = 2_048

/** Values that a locked screen may show. No other value of a template leaves by push. */
const PUBLIC_VALUES: readonly string[] = [
  'course',
  'count',
  'time',
  'day',
  'date',
  'until',
  'part',
  'parts',
  'firstName',
]

const LONGEST_TITLE = 100
const LONGEST_TEXT = 250

export interface PushDraft {
  /** Templates with {placeholders}. */
  readonly title: string
  readonly body: string
  readonly values: Readonly<Record<string, string>>
  readonly lang: string
  readonly link: string
  /** A later message of the same tag takes the place of an earlier one. */
  readonly tag: string
}

/** JSON for the service worker, in MOST_PUSH_BYTES. A text that says more than a locked screen may show is left out. */
export function pushMessage({ title, body, values, lang, link, tag }: PushDraft): string {
  const message = { title: publicText(title, values, LONGEST_TITLE) || 'Kandil', lang, link, tag }
  const whole = JSON.stringify({ ...message, text: publicText(body, values, LONGEST_TEXT) })
  if (byteLength(whole) <= MOST_PUSH_BYTES) return whole
  const isShort = byteLength(JSON.stringify({ ...message, text: '' })) <= MOST_PUSH_BYTES
  return JSON.stringify({ ...message, link: isShort ? link : '/me/notices', text: '' })
}

function publicText(text: string, values: PushDraft['values'], longest: number): string {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.some((name) => !PUBLIC_VALUES.includes(name) || values[name] === undefined)) return ''
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const letters = [...filled]
  return letters.length <= longest ? filled : `${letters.slice(0, longest - 1).join('')}…`
}

/** In UTF-8. */
function byteLength(text: string): number {
  const bytes = [...text].map((letter) => {
    const code = letter.codePointAt(0) ?? 0
    if (code < 0x80) return 1
    if (code < 0x800) return 2
    return code < 0x10000 ? 3 : 4
  })
  return bytes.reduce((sum, each) => sum + each, 0)
}
