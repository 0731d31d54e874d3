import { getConfig } from '@lingui/conf'
import { getCatalogs } from '@lingui/cli/api'
import { describe, expect, it } from 'vitest'
import { PUBLISHED } from '#web/languages.ts'

const catalogs = await getCatalogs(getConfig())
const TRANSLATED = PUBLISHED.filter((lang) => lang !== 'en')

describe('the catalogues', () => {
  // The build fails on untranslated messages in a catalogue. This test finds a message that is missing from the
  // catalogues altogether.
  it.each(catalogs.map((catalog) => [catalog.name ?? '', catalog] as const))(
    '%s holds every message of its pages and no other: `npm run messages` sees to it',
    async (_, catalog) => {
      const written = Object.keys((await catalog.collect()) ?? {}).toSorted()
      for (const lang of TRANSLATED) {
        const kept = Object.keys((await catalog.read(lang)) ?? {})
        expect(kept.toSorted(), lang).toEqual(written)
      }
    },
  )

  it.each(catalogs.map((catalog) => [catalog.name ?? '', catalog] as const))(
    '%s has the values, the plurals and the tags of the English text in every language',
    async (_, catalog) => {
      const wrong = await Promise.all(
        TRANSLATED.map(async (lang) =>
          Object.entries((await catalog.read(lang)) ?? {})
            .filter(([id, { message, translation }]) => partsOf(message ?? id) !== partsOf(translation ?? ''))
            .map(([id]) => `${lang}: ${id}`),
        ),
      )
      expect(wrong.flat()).toEqual([])
    },
  )
})

/** The names of the values, which of them is a plural, and the tags, in any order. */
function partsOf(message: string): string {
  const values = message.match(/\{\w+(?=[,}])|\w+, plural,/g) ?? []
  const tags = message.match(/<\/?\d+\/?>/g) ?? []
  return [...new Set(values), ...tags].toSorted().join(' ')
}
