// One thread serves everybody. The largest input that a call allows, written to take as long as it can, holds the others up by less
// than a tenth of a second: docs/one-thread.md lists the places, held-up.ts says how it is measured.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'

import { maskContacts } from '#core/taxonomy/mask-contacts.ts'
import { readingMinutes } from '#core/modules/articles/reading-time.ts'
import { readRow } from '#core/modules/questions/import-row.ts'
import { plainText } from '#core/modules/questions/plain-text.ts'
import { plainWords } from '#core/modules/solved/plain-words.ts'
import { linesOf } from '#server/modules/solved/pdf/page-text.ts'
import { hasRepeatedKeys } from '#server/platform/http/repeated-keys.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { modules } from '#server/module-order.ts'
import { startTestApp, type TestApp } from '../../app.ts'
import { longestTurn } from '../held-up.ts'
import { ofProvenModules } from '../how-much.ts'

const LIMIT_MS = 100
const BODY = 250_000
/** They are of Markdown and of HTML. Each is cheap once, and dear for a reader that begins anew at each place. */
const PIECES = ['a', ' ', '-', '1', '.', '@', 'a@', 'a.', 'a-', '<', '<a ', '[', '![', '](', '$', '\\', '{', '}', '*', '_', '`', '|', '\n', '\n- ', '> ', '"', '%', '+', 'é', '़', 'www.'] // prettier-ignore

const filled = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await startTestApp()
  cookie = await app.cookieOf(owner)
  // The first call of an endpoint makes its checks and its serializer: that is not the input's doing.
  await app.inject({ method: 'POST', url: '/api/staff/bank-questions', cookie, body: questionOf({ stem: 'a' }) })
})
afterAll(() => app.close())

/** Answers the status, and the longest that others waited. */
async function send(url: string, body: unknown, method = 'POST') {
  let status = 0
  const longest = await longestTurn(async () => {
    status = (await app.inject({ method, url: `/api${url}`, cookie, body })).statusCode
  })
  return { status, longest }
}

function questionOf(text: object) {
  return { kind: 'SCQ', subject: 'physics', grade: 11, chapter: 'Waves', difficulty: 'EASY', optionIds: ['a', 'b'], texts: { en: text } }
} // prettier-ignore

/** Formulae that are dear to draw, of the largest size. */
const FORMULAE = {
  brackets: `${'{'.repeat(990)}x${'}'.repeat(990)}`,
  roots: '\\sqrt{'.repeat(280) + 'x' + '}'.repeat(280),
  fractions: '\\frac12'.repeat(280),
  macros: `\\def\\a{${'x'.repeat(1_900)}}${'\\a'.repeat(40)}`,
  array: `\\begin{matrix}${'1&'.repeat(950)}\\end{matrix}`,
  arrows: '\\overbrace{x}'.repeat(150),
}
const markdownOf = (tex: string, length: number) => filled(`$${tex}$ `, length)
const place = { subject: 'physics', grade: 11, chapter: 'Waves', source: 'Written by us', licence: 'Kandil' }

describe.each(Object.entries(FORMULAE))('formulae of %s in every part', (_, tex) => {
  const part = markdownOf(tex, 7_900)
  const parts = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, part]))
  const text = { stem: part, options: parts, rows: parts, columns: parts, solution: part, hint: part }

  it('hold nobody up while a question is previewed', async () => {
    const { status, longest } = await send('/staff/question-preview', { lang: 'en', text })
    expect([200, 400]).toContain(status)
    expect(longest).toBeLessThan(LIMIT_MS)
  })

  it('hold nobody up while a question is saved', async () => {
    const { status, longest } = await send('/staff/bank-questions', questionOf(text))
    expect([200, 201, 400]).toContain(status)
    expect(longest).toBeLessThan(LIMIT_MS)
  })

  it('hold nobody up while an article is previewed', async () => {
    const { status, longest } = await send('/staff/article-preview', { text: markdownOf(tex, 59_000) })
    expect([200, 400]).toContain(status)
    expect(longest).toBeLessThan(LIMIT_MS)
  })
})

describe('a file of questions', () => {
  const files = {
    'items in items': '<assessmentItem>'.repeat(3_700),
    'elements deep inside each other': `<assessmentItem><itemBody>${'<b>'.repeat(19_000)}`,
    'many items': '<assessmentItem><itemBody/></assessmentItem>'.repeat(1_300),
  }
  it.each(Object.entries(files))('of QTI with %s holds nobody up', async (name, text) => {
    const { status, longest } = await send('/staff/question-qti', { text, ...place })
    expect(status).toBe(name === 'many items' ? 200 : 400)
    expect(longest).toBeLessThan(LIMIT_MS)
  })

  it.each(['{', '::a::b{', '::a::b{=', '\\', '$CATEGORY: a\n', '{~', '// \n'])('of GIFT with many %j holds nobody up', async (piece) => {
    const { status, longest } = await send('/staff/question-gift', { text: filled(piece, 59_000), ...place })
    expect([200, 400]).toContain(status)
    expect(longest).toBeLessThan(LIMIT_MS)
  }) // prettier-ignore

  it('of a sheet with hostile cells holds nobody up', async () => {
    const cells = Object.fromEntries(
      ['stem', 'a', 'b', 'solution', 'answer', 'chapter'].map((name) => [name, filled(' ', 3_900)]),
    )
    const rows = Array.from({ length: 10 }, () => ({ ...cells, kind: 'NUMERIC', subject: 'physics', grade: '11', answer: `1${filled(' ', 3_900)}2` })) // prettier-ignore
    const { status, longest } = await send('/staff/bank-questions/import', { rows, dryRun: true })
    expect([200, 400]).toContain(status)
    expect(longest).toBeLessThan(LIMIT_MS)
  })
})

describe('a body of the largest size', () => {
  const bodies = {
    'lists in lists': `${'['.repeat(BODY / 2)}${']'.repeat(BODY / 2)}`,
    'objects in objects': `${'{"a":'.repeat(BODY / 6)}1${'}'.repeat(BODY / 6)}`,
    'many keys': `{${Array.from({ length: BODY / 12 }, (_, n) => `"k${n}":1`).join(',')}}`,
    'quotes and backslashes': JSON.stringify({ phone: filled('\\"', BODY / 4) }),
    'halves of pairs': `{"phone":"${filled('\\ud83d\\ude00', BODY - 40)}"}`,
  }
  it.each(Object.entries(bodies))('with %s holds nobody up', async (_, body) => {
    const { status, longest } = await send('/preLoginVerification', body)
    expect(status).toBe(400)
    expect(longest).toBeLessThan(LIMIT_MS)
  })
})

describe('a reader of texts', () => {
  const readers: Readonly<Record<string, { readonly most: number; readonly read: (text: string) => unknown }>> = {
    'of the words of an article': { most: 60_000, read: readingMinutes },
    'of plain words': { most: 60_000, read: plainWords },
    'of a question’s words': { most: 60_000, read: (text) => plainText({ stem: text, options: {} }) },
    'of a sheet’s cells': {
      most: 4_000,
      read: (text) => readRow({ kind: 'NUMERIC', answer: text, stem: text, grade: text }),
    },
    'of contact details': { most: 20_000, read: maskContacts },
    'of the lines of a PDF': { most: 400_000, read: linesOf },
    'of repeated keys': { most: BODY, read: (text) => hasRepeatedKeys(JSON.stringify({ a: text }), { a: text }) },
  }

  it.each(Object.entries(readers))('%s is quick for every piece that is repeated', async (_, { most, read }) => {
    const slow: [string, number][] = []
    for (const piece of PIECES)
      for (const text of [filled(piece, most), `${filled(piece, most / 2)}!${filled(piece, most / 2)}`]) {
        const longest = await longestTurn(async () => read(text))
        if (longest >= LIMIT_MS) slow.push([piece, longest])
      }
    expect(slow).toEqual([])
  })
})

describe('a declared field', () => {
  /** A field that several calls share is one object. */
  const fields = new Map(
    ofProvenModules(modules.map(({ name: module, operations }) => ({ module, operations })))
      .flatMap(({ operations }) => operations)
      .flatMap(({ name, endpoint: { params, query, body } }) =>
        [params, query, body].flatMap((part) =>
          Object.entries(part?.shape ?? {}).map(([field, schema]) => [schema, `${name} ${field}`] as const),
        ),
      ),
  )

  it('is checked quickly, also when its text is as slow as can be', async () => {
    const texts = PIECES.map((piece) => filled(piece, BODY / 8))
    const slow: [string, string, number][] = []
    for (const [schema, name] of fields) {
      const check = (pieces: readonly string[]) =>
        longestTurn(async () => {
          for (const text of pieces)
            for (const value of [text, [text], { en: text, text }]) (schema as z.ZodType).safeParse(value)
        })
      // All in one turn first: most fields are quick for all of them together.
      if ((await check(texts)) < LIMIT_MS) continue
      for (const [at, text] of texts.entries()) {
        const longest = await check([text])
        if (longest >= LIMIT_MS) slow.push([name, PIECES[at] ?? '', longest])
      }
    }
    expect(slow).toEqual([])
  })
})
