// The words by which a family ends offers. It knows no zod.
import type { Language } from '#core/taxonomy/language.ts'

const WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: ['stop', 'unsubscribe'],
  'hi-Latn': ['roko', 'band karo'],
  hi: ['रोकें', 'रोको', 'बंद करें'],
  kn: ['ನಿಲ್ಲಿಸಿ'],
  mr: ['थांबवा'],
  ta: ['நிறுத்து', 'நிறுத்தவும்'],
  te: ['ఆపు', 'ఆపండి'],
  bn: ['থামান', 'বন্ধ করুন'],
}

const ALL = new Set(Object.values(WORDS).flatMap((words) => words.map(plain)))

/** The text is the word and nothing else: "please do not stop" ends nothing. Capitals, spaces and full stops do not count. */
export function isStopWord(text: string): boolean {
  return ALL.has(plain(text))
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{P}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
