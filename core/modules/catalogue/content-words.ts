// The words by which a text that staff wrote promises contents of a course, in the languages that families read. It knows no zod.
import type { LocalisedText } from '#core/taxonomy/language.ts'

export type NamedContent = 'recordings' | 'notes' | 'tests'

const WORDS: Readonly<Record<NamedContent, RegExp>> = {
  recordings: /replay|recording|रीप्ले|रिप्ले|रिकॉर्डिंग|रेकॉर्डिंग|பதிவு|ரீப்ளே/iu,
  notes: /\bnotes?\b|नोट्स|टिपण|குறிப்பு|நோட்ஸ்/iu,
  tests: /\btests?\b|\bmocks?\b|टेस्ट|परीक्षण|चाचण|தேர்வுகள்|டெஸ்ட்/iu,
}

/** The contents that a text names, in any of its languages. */
export function namedContents(text: LocalisedText): readonly NamedContent[] {
  const all = Object.values(text).join(' ')
  return (['recordings', 'notes', 'tests'] as const).filter((content) => WORDS[content].test(all))
}
