// The eight languages, of the interface and of teaching: decision L-90.
export const LANGUAGES = ['en', 'hi-Latn', 'hi', 'kn', 'mr', 'ta', 'te', 'bn'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language's name in its own script. */
export const languageNames = {
  en: 'English',
  'hi-Latn': 'Hinglish',
  hi: 'हिन्दी',
  kn: 'ಕನ್ನಡ',
  mr: 'मराठी',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  bn: 'বাংলা',
} satisfies Record<Language, string>

const HINGLISH: Readonly<Record<string, string>> = { hi: 'हिंग्लिश', ta: 'ஹிங்கிலிஷ்', mr: 'हिंग्लिश' }

/** The name of a language in the words of another: "Hindi" in English, "இந்தி" in Tamil. */
export function languageNameIn(named: Language, lang: Language): string {
  if (named === 'hi-Latn') return HINGLISH[lang] ?? languageNames[named]
  return displayNamesIn(lang).of(named) ?? languageNames[named]
}

const displayNames = new Map<Language, Intl.DisplayNames>()

/** Making one takes far longer than asking it. */
function displayNamesIn(lang: Language): Intl.DisplayNames {
  const known = displayNames.get(lang) ?? new Intl.DisplayNames(lang, { type: 'language' })
  displayNames.set(lang, known)
  return known
}

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text)
}

/** Text that people read, in the languages staff have written it in. English is always there. */
export type LocalisedText = { readonly en: string } & { readonly [L in Language]?: string | undefined }

/** A text with the language it is in, so that a screen can mark what fell back to English. */
export interface TextInLanguage {
  readonly text: string
  readonly lang: Language
}

export function inLanguage(text: LocalisedText, lang: Language): TextInLanguage {
  const spoken = text[lang]
  return spoken === undefined ? { text: text.en, lang: 'en' } : { text: spoken, lang }
}
