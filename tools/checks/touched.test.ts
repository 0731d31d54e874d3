import { expect, it, test } from 'vitest'
import { modulesOf, touchedModules } from './touched.ts'

test.each([
  ['none', ['README.md', 'docs/running.md', 'e2e/buy.e2e.ts']],
  ['orders', ['server/modules/orders/buy/place-order.ts', 'core/modules/orders/order.ts', 'docs/running.md']],
  ['coupons,orders', ['web/modules/orders/wait/wait.tsx', 'console/modules/coupons/report.tsx']],
  ['all', ['server/modules/orders/module.ts', 'server/platform/call.ts']],
  ['all', ['core/kernel/money.ts']],
  ['all', ['server/test/proofs/operations.ts']],
  ['all', ['server/config.ts']],
  ['all', ['package-lock.json']],
])('%s: the modules of %j', (wanted, paths) => {
  expect(modulesOf(paths)).toBe(wanted)
})

it('is all in CI', () => {
  expect(touchedModules({ CI: '1' })).toBe('all')
})
