import { beforeEach, describe, expect, it } from 'vitest'
import { toInstant } from '#core/kernel/time.ts'
import { createLimiter, type Limiter } from './limits.ts'

const rule = { calls: 2, perSeconds: 60 }
/** As many windows as are kept, less the two that the tests begin themselves. */
const OTHERS = 49_998

let now = 0
let limiter: Limiter
beforeEach(() => {
  now = 0
  limiter = createLimiter(() => toInstant(now))
})

const call = (subject: string) => limiter.take(subject, rule)
const callTwice = (subject: string) => [call(subject), call(subject)]
const others = (count: number) => Array.from({ length: count }, (_, no) => call(`other ${no}`))

describe('a rate limit', () => {
  it('refuses calls beyond the rule until its window ends', () => {
    callTwice('asha')
    expect(() => call('asha')).toThrow(expect.objectContaining({ code: 'RATE_LIMIT_EXCEEDED' }))
    now = 60_000
    expect(() => call('asha')).not.toThrow()
  })

  it('begins anew when the clock has leapt ahead and is set right', () => {
    now = 25 * 3_600_000
    callTwice('asha')
    now = 1_000
    callTwice('asha')
    expect(() => call('asha')).toThrow('wait 60 seconds')
    now = 61_000
    expect(() => call('asha')).not.toThrow()
  })

  it('drops the window that began first when there are 50,000, and no other', () => {
    callTwice('first')
    callTwice('second')
    others(OTHERS)
    expect(() => call('first')).toThrow()
    call('one more')
    expect(() => call('second')).toThrow()
    expect(() => call('first')).not.toThrow()
  })

  it('counts a window that began again as a new one', () => {
    call('first')
    now = 30_000
    callTwice('second')
    now = 60_000
    callTwice('first')
    others(OTHERS)
    call('one more')
    expect(() => call('first')).toThrow()
    expect(() => call('second')).not.toThrow()
  })
})
