import { describe, expect, it } from 'vitest'
import { gather, keyedPoint, onlyPoint, point } from './point.ts'

const cards = point<string>('cards')
const clock = onlyPoint<() => string>('clock')
const lists = keyedPoint<number>('lists')

const noon = clock(() => 'noon')

describe('a point', () => {
  it('has what the modules contribute, in their order', () => {
    const contributions = gather(
      [
        { name: 'tests', contributes: [cards('test', 'quiz')] },
        { name: 'talks', contributes: [] },
        { name: 'classes', contributes: [cards('class')] },
      ],
      [cards],
    )
    expect(cards.all({ contributions })).toEqual(['test', 'quiz', 'class'])
    expect(cards.byModule({ contributions })).toEqual([
      { module: 'tests', value: 'test' },
      { module: 'tests', value: 'quiz' },
      { module: 'classes', value: 'class' },
    ])
  })

  it('has nothing when no module contributes', () => {
    expect(cards.all({ contributions: gather([], [cards]) })).toEqual([])
    expect(cards.all({ contributions: gather([], []) })).toEqual([])
  })
})

describe('a point of exactly one module', () => {
  it('has what that module contributes', () => {
    const contributions = gather([{ name: 'watches', contributes: [noon] }], [clock])
    expect(clock.only({ contributions })()).toBe('noon')
  })

  it('refuses to start when no module contributes, or two do', () => {
    expect(() => gather([{ name: 'watches', contributes: [] }], [clock])).toThrow(
      'clock takes exactly one contribution. No module contributes.',
    )
    const two = ['watches', 'sundials'].map((name) => ({ name, contributes: [noon] }))
    expect(() => gather(two, [clock])).toThrow(
      'clock takes exactly one contribution. These modules contribute: watches, sundials.',
    )
  })
})

describe('a point with keys', () => {
  it('has the value of a key from the module that contributes it', () => {
    const contributions = gather(
      [
        { name: 'shops', contributes: [lists({ courses: 2 })] },
        { name: 'people', contributes: [lists({ members: 3, teams: 1 })] },
      ],
      [lists],
    )
    expect(['courses', 'teams', 'boards', 'constructor'].map((key) => lists.of({ contributions }, key))).toEqual([
      2,
      1,
      undefined,
      undefined,
    ])
  })

  it('refuses to start when two modules contribute the same key', () => {
    const two = ['shops', 'people'].map((name) => ({ name, contributes: [lists({ courses: 2 })] }))
    expect(() => gather(two, [lists])).toThrow(
      'lists takes one contribution for courses. These modules contribute: shops, people.',
    )
  })
})
