// Names of chapters in Hindi, Tamil and Marathi.
import type { LocalisedText } from '#core/taxonomy/language.ts'
import { boardNames } from './names/board-names.ts'
import { commerceNames } from './names/commerce-names.ts'
import { icseNames } from './names/icse-names.ts'
import { middleNames } from './names/middle-names.ts'
import { primaryNames } from './names/primary-names.ts'
import { secondaryNames } from './names/secondary-names.ts'
import { seniorNames } from './names/senior-names.ts'

/** One chapter a line: English, Hindi, Tamil, Marathi. */
const names = new Map(
  [primaryNames, middleNames, secondaryNames, seniorNames, commerceNames, icseNames, boardNames]
    .flatMap((text) => text.trim().split('\n'))
    .map((line) => {
      const [en = '', hi, ta, mr] = line.split(' | ')
      return [en, { en, hi, ta, mr }] as const
    }),
)

/** Chapters of English are works of literature, which books of every medium print in English. */
export function nameOfChapter(subject: string, chapter: string): LocalisedText {
  return (subject === 'english' ? undefined : names.get(chapter)) ?? { en: chapter }
}
