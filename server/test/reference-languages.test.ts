import { describe, expect, it } from 'vitest'
import { referenceRows } from '#server/migrate-database.ts'

const FAMILY_LANGUAGES = ['en', 'hi', 'ta', 'mr']
/** What a Hindi family reads, a Tamil and a Marathi family read in their own languages. */
const isForFamilies = (text: unknown): text is Record<string, unknown> =>
  typeof text === 'object' && text !== null && 'en' in text && 'hi' in text

describe('the texts that an installation begins with', () => {
  const texts = referenceRows.flatMap(({ table, rows }) =>
    rows.flatMap((row) =>
      Object.entries(row)
        .filter(([, text]) => isForFamilies(text))
        .map(([column, text]) => ({ where: `${table} ${String(row['key'])} ${column}`, text: text as object })),
    ),
  )

  it('are in every language that families are spoken to in', () => {
    expect(texts.length).toBeGreaterThan(0)
    const missing = texts.filter(({ text }) => !FAMILY_LANGUAGES.every((lang) => lang in text))
    expect(missing).toEqual([])
  })
})
