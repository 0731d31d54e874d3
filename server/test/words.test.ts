// The words of families: in every language that they are spoken to in, and one word for one thing.
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PUBLISHED } from '#core/taxonomy/page-path.ts'
import { referenceRows } from '#server/migrate-database.ts'

/** A text for families. Texts for staff are in English only. */
const isForFamilies = (text: unknown): text is Readonly<Record<string, unknown>> =>
  typeof text === 'object' && text !== null && 'en' in text && 'hi' in text

const rows = referenceRows.flatMap((each) =>
  each.rows.map((row) => ({ row, where: `${each.table} ${String(row['key'])}`, isFixed: each.isFixed })),
)

describe('the texts that an installation begins with', () => {
  it('are in every language that families are spoken to in', () => {
    const texts = rows.flatMap(({ row, where }) =>
      Object.values(row).flatMap((text) => (isForFamilies(text) ? [{ where, text }] : [])),
    )
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter(({ text }) => !PUBLISHED.every((lang) => lang in text))).toEqual([])
  })
})

describe.each(PUBLISHED)('the words of %s', (lang) => {
  const ruledOut = wordsRuledOut(lang)
  const wrongIn = (text: string) => ruledOut.filter(({ not }) => not.test(text)).map(({ but }) => `${text} (${but})`)

  it('on pages are those of its glossary', async () => {
    const catalogs = await Promise.all((await getCatalogs(getConfig())).map((catalog) => catalog.read(lang)))
    const texts = catalogs.flatMap((catalog) =>
      Object.values(catalog ?? {}).map(({ translation }) => translation ?? ''),
    )
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.flatMap(wrongIn)).toEqual([])
  })

  it('in messages and names are those of its glossary', () => {
    // A fixed row was published: its words stay.
    const own = rows.filter(({ isFixed }) => !isFixed).flatMap(({ row }) => textsIn(row, lang))
    expect(own.length).toBeGreaterThan(0)
    expect(own.flatMap(wrongIn)).toEqual([])
  })
})

/** The texts of a row in this language, also within its lists and objects. */
function textsIn(row: Readonly<Record<string, unknown>>, lang: string): string[] {
  if (row['lang'] === lang) return Object.values(row).filter((value) => typeof value === 'string')
  return Object.entries(row).flatMap(([name, value]) => {
    if (typeof value === 'string') return name === lang ? [value] : []
    return typeof value === 'object' && value !== null ? textsIn(value as Readonly<Record<string, unknown>>, lang) : []
  })
}

/** The last table of a language's glossary: a pattern, and what is written instead. */
function wordsRuledOut(lang: string): { not: RegExp; but: string }[] {
  const file = lang === 'en' ? 'glossary.md' : `glossary-${lang}.md`
  const glossary = readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8')
  const table = glossary.slice(glossary.indexOf('## Words that are not used'))
  const lines = [...table.matchAll(/^\| `(.+)` \| (.+) \|$/gm)]
  return lines.map(([, not = '', but = '']) => ({ not: new RegExp(not.replaceAll('\\|', '|'), 'u'), but }))
}
