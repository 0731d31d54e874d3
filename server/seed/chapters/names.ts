// Names of chapters in Hindi, Tamil and Marathi.
import type { LocalisedText } from '#core/taxonomy/language.ts'
import { secondaryNames } from './names/secondary-names.ts'
import { seniorNames } from './names/senior-names.ts'

/** One chapter a line: English, Hindi, Tamil, Marathi. */
const names = new Map(
  [secondaryNames, seniorNames]
    .flatMap((text) => text.trim().split('\n'))
    .map((line) => {
      const [en = '', hi, ta, mr] = line.split(' | ')
      return [en, { en, hi, ta, mr }] as const
    }),
)

/**
 * Chapters of English are works of literature, which books of every medium print in English. Chapters whose translation is not
 * written yet are named in English too.
 */
export function nameOfChapter(subject: string, chapter: string): LocalisedText {
  return (subject === 'english' ? undefined : names.get(chapter)) ?? { en: chapter }
}
