import { describe, expect, it } from 'vitest'
import { contentRows } from './rows.ts'

const LANGUAGES = ['hi', 'ta', 'mr'] as const
type Text = Readonly<Record<'en' | (typeof LANGUAGES)[number], string | undefined>>

const policies = contentRows.find(({ table }) => table === 'content.policy')?.rows ?? []
const paragraphs = policies.flatMap(({ title, summary, body }) => [title, summary, ...(body as Text[])] as Text[])

const numbersOf = (text = '') => (text.match(/\d+/g) ?? []).toSorted()

describe('the policies', () => {
  it.each(LANGUAGES)('are complete in %s, with the numbers of the English text', (lang) => {
    expect(paragraphs.length).toBeGreaterThan(25)
    for (const text of paragraphs) {
      expect(text[lang], text.en).toMatch(/\p{L}/u)
      expect(numbersOf(text[lang]), text.en).toEqual(numbersOf(text.en))
    }
  })
})
