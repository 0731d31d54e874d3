import { expect, it } from 'vitest'
import { toInstant } from '#core/kernel/time.ts'
import { createLog } from './log.ts'

it('listens for the end of its process once, however many logs there are', () => {
  const now = () => toInstant(0)
  createLog('silent', now)
  const before = process.listenerCount('exit')
  for (let made = 0; made < 20; made += 1) createLog('silent', now)
  expect(process.listenerCount('exit')).toBe(before)
})
