import { describe, expect, it } from 'vitest'
import { changedViews, viewChanges } from './view-changes.ts'

const open = { label: 'Open', value: { perPage: 25 } }
const late = { label: 'Late', value: { perPage: 25 } }
const mine = { label: 'Mine', value: { perPage: 25 } }

describe('a change of saved filters', () => {
  it('names the new, the replaced and the removed ones', () => {
    const longer = { label: 'Late', value: { perPage: 50 } }
    expect(viewChanges([open, late], [longer, mine])).toEqual({ saved: [longer, mine], removed: ['Open'] })
    expect(viewChanges([open, late], [open, late])).toEqual({ saved: [], removed: [] })
  })

  it('leaves the filters that another browser has saved meanwhile', () => {
    const ofOne = viewChanges([open], [open, late])
    const ofOther = viewChanges([open], [mine])
    expect(changedViews(changedViews([open], ofOne), ofOther)).toEqual([late, mine])
  })
})
