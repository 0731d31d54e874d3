import { describe, expect, it } from 'vitest'
import { withOpened, type RecentRecord } from './recent-records.ts'

const isResource = (name: string) => ['orders', 'courses', 'policies'].includes(name)
const opened = (paths: readonly string[]) =>
  paths.reduce<readonly RecentRecord[]>((records, path) => withOpened(records, path, isResource), [])

describe('the records that were opened last', () => {
  it('begin with the last one, and have each once', () => {
    expect(opened(['/orders/ord1/show', '/courses/bun1', '/orders/ord1/show'])).toEqual([
      { resource: 'orders', id: 'ord1' },
      { resource: 'courses', id: 'bun1' },
    ])
  })

  it('are ten', () => {
    const many = opened(Array.from({ length: 12 }, (_, i) => `/orders/ord${i}/show`))
    expect([many.length, many[0]?.id, many.at(-1)?.id]).toEqual([10, 'ord11', 'ord2'])
  })

  it('have no lists, no new records and no other pages', () => {
    expect(opened(['/', '/orders', '/orders/create', '/plan-grid/prg1', '/passkeys'])).toEqual([])
  })

  it('keep an id as it is, without its spelling in the address', () => {
    expect(opened(['/policies/TERMS.2026%2D04/show'])).toEqual([{ resource: 'policies', id: 'TERMS.2026-04' }])
  })

  it('hold nothing but the list and the id', () => {
    expect(Object.keys(opened(['/orders/ord1/show'])[0] ?? {})).toEqual(['resource', 'id'])
  })
})
