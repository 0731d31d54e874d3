import { describe, expect, it } from 'vitest'
import { openSections } from './sections.ts'

const section = (id: string, endsAt: number | null, isLocked = false) => ({ id, endsAt, isLocked }) as never
const openAt = (sections: readonly never[], but: object = {}) => {
  const { isOpen, timed } = openSections(sections, { now: 0, reached: 0, moved: 0, ...but })
  return { open: ['a', 'b', 'c'].filter((id) => isOpen(id)), timed }
}

describe('sections', () => {
  const timed = [section('a', 100), section('b', 200), section('c', 300)]

  it('with minutes of their own are open one after another', () => {
    expect(openAt(timed)).toEqual({ open: ['a'], timed: { index: 0, endsAt: 100 } })
    expect(openAt(timed, { now: 100 })).toEqual({ open: ['b'], timed: { index: 1, endsAt: 200 } })
    expect(openAt(timed, { now: 999 })).toEqual({ open: ['c'], timed: { index: 2, endsAt: 300 } })
  })

  it('are longer when staff have moved the end', () => {
    expect(openAt(timed, { now: 50, moved: 60 })).toEqual({ open: ['a'], timed: { index: 0, endsAt: 160 } })
  })

  it('that are locked are closed once they were left', () => {
    const locked = [section('a', null, true), section('b', null), section('c', null)]
    expect(openAt(locked).open).toEqual(['a', 'b', 'c'])
    expect(openAt(locked, { reached: 1 }).open).toEqual(['b', 'c'])
    expect(openAt(locked, { reached: 2 }).open).toEqual(['b', 'c'])
  })

  it('without minutes and locks are always open', () => {
    const free = [section('a', null), section('b', null), section('c', null)]
    expect(openAt(free, { reached: 2 })).toEqual({ open: ['a', 'b', 'c'], timed: null })
  })
})
