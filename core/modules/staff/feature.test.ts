import { expect, test } from 'vitest'
import { scopesOf } from './feature.ts'

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

test('who may only read edits nothing, whatever the roles say', () => {
  expect(scopesOf([{ coupons: 'approve', plans: 'none' }], true)).toEqual(['coupons.view'])
})
