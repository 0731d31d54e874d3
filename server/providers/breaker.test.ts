import { beforeEach, describe, expect, it } from 'vitest'
import { SECOND, toInstant } from '#core/kernel/time.ts'
import { createBreaker, type Breaker } from './breaker.ts'

let time = 0
let breaker: Breaker
const failTimes = (times: number) => {
  for (let i = 0; i < times; i += 1) breaker.failed()
}
beforeEach(() => {
  time = 1_000_000
  breaker = createBreaker(() => toInstant(time))
})

describe('the breaker', () => {
  it('opens after five failures in a row', () => {
    failTimes(4)
    expect(breaker.mayCall()).toBe(true)
    failTimes(1)
    expect(breaker.mayCall()).toBe(false)
  })

  it('counts afresh after a success', () => {
    failTimes(4)
    breaker.succeeded()
    time += 10 * SECOND
    failTimes(4)
    expect(breaker.mayCall()).toBe(true)
  })

  it('lets exactly one call through after thirty seconds', () => {
    failTimes(5)
    time += 30 * SECOND - 1
    expect(breaker.mayCall()).toBe(false)
    time += 1
    expect([breaker.mayCall(), breaker.mayCall(), breaker.mayCall()]).toEqual([true, false, false])
  })

  it('closes when that call succeeds, and rests again when it fails', () => {
    failTimes(5)
    time += 30 * SECOND
    breaker.mayCall()
    breaker.failed()
    time += 29 * SECOND
    expect(breaker.mayCall()).toBe(false)
    time += SECOND
    breaker.mayCall()
    breaker.succeeded()
    expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, true])
  })

  it('stays closed while others are answered: five failures in a row may be chance', () => {
    breaker.succeeded()
    time += SECOND - 1
    failTimes(5)
    expect(breaker.mayCall()).toBe(true)
    time += 1
    failTimes(1)
    expect(breaker.mayCall()).toBe(false)
  })
})
