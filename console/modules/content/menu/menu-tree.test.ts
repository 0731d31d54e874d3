import { describe, expect, it } from 'vitest'
import { flat, moveInto, parentsFor, pathTo, stepMoves, treeOf, type MenuItem } from './menu-tree.ts'

function entry(id: string, parentKey: string | null, rank: number, en = id): MenuItem {
  return { id, parentKey, rank, heading: { en } }
}

const menu = [
  entry('study', null, 20, 'Study'),
  entry('courses', null, 10, 'Courses'),
  entry('jee', 'courses', 1, 'JEE'),
  entry('neet', 'courses', 2, 'NEET'),
  entry('jee-12', 'jee', 2, 'Class 12'),
  entry('jee-11', 'jee', 1, 'Class 11'),
  entry('notes', 'study', 1, 'Notes'),
]

describe('the header menu as a tree (H22)', () => {
  it('has the entries under their parents, in the order in which families see them', () => {
    const order = flat(treeOf(menu).roots).map(({ entry: { id }, level }) => `${level} ${id}`)
    expect(order).toEqual(['1 courses', '2 jee', '3 jee-11', '3 jee-12', '2 neet', '1 study', '2 notes'])
  })

  it('orders equal ranks by their headings', () => {
    const { roots } = treeOf([entry('b', null, 1, 'Beta'), entry('a', null, 1, 'Alpha')])
    expect(roots.map((node) => node.entry.id)).toEqual(['a', 'b'])
  })

  it('names the entries that families cannot reach', () => {
    const circle = [entry('one', 'two', 1), entry('two', 'one', 1), entry('orphan', 'nobody', 1)]
    expect(treeOf([...menu, ...circle]).lost.map(({ id }) => id)).toEqual(['one', 'two', 'orphan'])
  })

  it('moves an entry by a change of it and of its neighbour', () => {
    expect(stepMoves(menu, 'study', -1)).toEqual([
      { id: 'study', parentKey: null, rank: 10 },
      { id: 'courses', parentKey: null, rank: 20 },
    ])
    expect(stepMoves(menu, 'jee-11', 1)).toEqual([
      { id: 'jee-12', parentKey: 'jee', rank: 1 },
      { id: 'jee-11', parentKey: 'jee', rank: 2 },
    ])
  })

  it('moves nothing past the end of its list', () => {
    expect(stepMoves(menu, 'courses', -1)).toEqual([])
    expect(stepMoves(menu, 'neet', 1)).toEqual([])
    expect(stepMoves(menu, 'unknown', 1)).toEqual([])
  })

  it('numbers the list anew where two ranks are equal', () => {
    const equal = [entry('a', null, 5), entry('b', null, 5), entry('c', null, 5)]
    expect(stepMoves(equal, 'c', -1)).toEqual([
      { id: 'a', parentKey: null, rank: 1 },
      { id: 'c', parentKey: null, rank: 2 },
      { id: 'b', parentKey: null, rank: 3 },
    ])
  })

  it('puts an entry below another parent, after all that is there', () => {
    expect(moveInto(menu, 'notes', 'courses')).toEqual([{ id: 'notes', parentKey: 'courses', rank: 3 }])
    expect(moveInto(menu, 'jee', null)).toEqual([{ id: 'jee', parentKey: null, rank: 21 }])
    expect(moveInto(menu, 'notes', 'neet')).toEqual([{ id: 'notes', parentKey: 'neet', rank: 1 }])
  })

  it('puts nothing where it is, below itself, or on a fourth level', () => {
    expect(moveInto(menu, 'jee', 'courses')).toEqual([])
    expect(moveInto(menu, 'courses', 'jee')).toEqual([])
    expect(moveInto(menu, 'notes', 'jee-11')).toEqual([])
    expect(parentsFor(menu, 'jee')).toEqual([null, 'courses', 'study'])
    expect(parentsFor(menu, 'courses')).toEqual([null])
    expect(parentsFor(menu)).toEqual([null, 'courses', 'jee', 'neet', 'study', 'notes'])
  })

  it('names an entry with all that is above it', () => {
    expect(pathTo(menu, 'jee-11')).toBe('Courses › JEE › Class 11')
    expect(pathTo(menu, null)).toBe('The bar at the top')
  })
})
