import { describe, expect, it } from 'vitest'
import { Money, Spoken, State } from '../fields.tsx'
import { Moment, shapeOf, widthOf } from './cells.tsx'

describe('the shape of a column', () => {
  it('follows from what its field holds', () => {
    expect(shapeOf('price', 'money', Money, false)).toBe('figure')
    expect(shapeOf('seats', 'number', undefined, false)).toBe('figure')
    expect(shapeOf('totalMarks', 'text', undefined, false)).toBe('figure')
    expect(shapeOf('startsAt', 'instant', Moment, false)).toBe('short')
    expect(shapeOf('status', 'choice', State, false)).toBe('short')
    expect(shapeOf('phone', 'text', undefined, false)).toBe('short')
    expect(shapeOf('name', 'text', undefined, false)).toBe('text')
    expect(shapeOf('title', 'localised', Spoken, false)).toBe('title')
    expect(shapeOf('lines', 'json', () => null, false)).toBe('own')
  })

  it('makes a list of many columns wider than one of few', () => {
    expect(widthOf(['text', 'figure'])).toBeLessThan(widthOf(Array.from({ length: 6 }, () => 'text')))
  })
})
