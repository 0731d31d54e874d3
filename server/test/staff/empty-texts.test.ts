import { expect, it } from 'vitest'
import { withoutEmptyTexts } from '../../../console/frame/empty-texts.ts'

const fields = { title: { kind: 'localised' }, 'parts[].text': { kind: 'localised' }, grants: { kind: 'json' } }

it('a form sends null for a text that is in no language, and everything else as it is', () => {
  const typed = { title: {}, parts: [{ text: { en: '' } }, { text: { hi: 'नमस्ते' } }], grants: {}, rank: 0, note: null }
  expect(withoutEmptyTexts(typed, fields)).toEqual({
    title: null,
    parts: [{ text: null }, { text: { hi: 'नमस्ते' } }],
    grants: {},
    rank: 0,
    note: null,
  })
})
