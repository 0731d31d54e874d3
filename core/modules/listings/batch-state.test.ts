import { expect, test } from 'vitest'
import { later, toInstant } from '#core/kernel/time.ts'
import { batchState } from './batch-state.ts'

const startsAt = toInstant(1_000)
const batch = { startsAt, endsAt: later(startsAt, 500) }

test.each([
  ['before it starts', 999, 'UPCOMING'],
  ['at its first moment', 1_000, 'ONGOING'],
  ['at its last', 1_500, 'ONGOING'],
  ['once it has ended', 1_501, undefined],
])('a batch %s', (_, now, state) => {
  expect(batchState(batch, toInstant(now))).toBe(state)
})
