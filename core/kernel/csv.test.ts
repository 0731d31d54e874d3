import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseCsv, recordsOf } from './csv.ts'

it('reads what spreadsheets write', () => {
  const text = '\uFEFFname,city\r\n"St. Mary\'s, Pune",Pune\r\n\r\n"He said ""yes""",\n'
  expect(parseCsv(text)).toEqual([
    ['name', 'city'],
    ["St. Mary's, Pune", 'Pune'],
    ['He said "yes"', ''],
  ])
})

it('names the cells by the first line', () => {
  expect(recordsOf('name, city\nDAV ,Ranchi\nKV\n')).toEqual([
    { name: 'DAV', city: 'Ranchi' },
    { name: 'KV', city: '' },
  ])
})

it('reads back every table, whatever is in its cells', () => {
  const cell = fc.string().filter((text) => !text.includes('\uFEFF'))
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
