import { expect, test } from 'vitest'
import { grantsOf, scopesOf } from './permissions.ts'
import { FEATURES } from '#core/taxonomy/staff/features.ts'

test('a level holds those before it', () => {
  expect(scopesOf([{ coupons: 'approve', orders: 'view', ledger: 'none' }], false)).toEqual([
    'coupons.view',
    'coupons.edit',
    'coupons.approve',
    'orders.view',
  ])
})

test('of several roles the highest level counts', () => {
  expect(scopesOf([{ content: 'view' }, { content: 'edit' }, {}], false)).toEqual(['content.view', 'content.edit'])
})

test('a read-only member edits nothing, whichever roles they have', () => {
  expect(scopesOf([{ coupons: 'approve', plans: 'none' }], true)).toEqual(['coupons.view'])
})

test('the owner has every feature, whichever grants are stored', () => {
  const scopes = scopesOf([grantsOf('owner', { ledger: 'none' })], false)
  expect(scopes).toEqual(FEATURES.flatMap((feature) => [`${feature}.view`, `${feature}.edit`, `${feature}.approve`]))
})

test('a limited member has what understands the limits, and looks at what has no rows of families', () => {
  const limits = { schools: [], teams: ['tea000000000000000001'], regions: [] }
  const grants = { sales: 'approve', tickets: 'edit', schools: 'edit', orders: 'view', catalogue: 'edit' } as const
  expect(scopesOf([grants], false, limits)).toEqual([
    'catalogue.view',
    'sales.view',
    'sales.edit',
    'sales.approve',
    'tickets.view',
    'tickets.edit',
  ])
  expect(scopesOf([grants], true, limits)).toEqual(['catalogue.view', 'sales.view', 'tickets.view'])
})

test('a role has what a new installation gives it, until staff choose another level', () => {
  expect(grantsOf('finance', {})).toMatchObject({ refunds: 'approve', ledger: 'view' })
  expect(grantsOf('finance', { refunds: 'none' })).toMatchObject({ refunds: 'none', ledger: 'view' })
  expect(grantsOf('a-role-of-staff', { content: 'view' })).toEqual({ content: 'view' })
})
