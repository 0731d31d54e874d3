import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { withNarrowBlanks } from './blank-columns.ts'

const column = (source: string, className: string) => createElement('col', { source, className } as object)
const shapesIn = (rows: readonly object[]) =>
  withNarrowBlanks([column('name', 'text'), column('parts.reason', 'text'), column('price', 'figure')], rows).map(
    ({ props }) => (props as { readonly className: string }).className,
  )

describe('a column of texts', () => {
  it('is narrow while all of its rows are empty', () => {
    expect(
      shapesIn([
        { name: 'A', parts: { reason: null } },
        { name: '', parts: { reason: '' } },
      ]),
    ).toEqual(['text', 'short', 'figure'])
  })

  it('keeps its room once one row has a text, and while nothing is known', () => {
    expect(shapesIn([{ name: 'A', parts: { reason: 'Ill' } }])).toEqual(['text', 'text', 'figure'])
    expect(shapesIn([])).toEqual(['text', 'text', 'figure'])
  })
})
