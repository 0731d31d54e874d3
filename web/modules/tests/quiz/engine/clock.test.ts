import { describe, expect, it } from 'vitest'
import { createClock } from './clock.ts'

/** A page whose own clock is moved by hand. */
function aPage(firstGuess: number) {
  const own = { time: 1_000 }
  const clock = createClock(firstGuess, () => own.time)
  /** A call that takes `ms`; the server reads its clock in the middle. */
  const call = (serverTime: number, ms: number) => {
    const sentAt = own.time
    own.time += ms
    clock.hear(serverTime + ms / 2, sentAt, own.time)
  }
  return { own, clock, call }
}

describe('the clock of a test', () => {
  it('follows the fastest answer of the server', () => {
    const { clock, call } = aPage(0)
    call(500_000, 400)
    expect(clock.now()).toBe(500_400)
    call(500_400, 40)
    expect(clock.now()).toBe(500_440)
    // A slow answer whose reading was early: the server's clock may be anything within it.
    const before = clock.now()
    call(500_440 + 150, 400)
    expect(clock.now()).toBe(before + 400)
  })

  it('notices that the phone has slept: a slow answer counts once the fast one cannot be true any more', () => {
    const { own, clock, call } = aPage(0)
    call(500_000, 20)
    // The page's own clock stands still for ten minutes, the server's does not.
    call(500_020 + 600_000, 300)
    expect(clock.now()).toBe(500_320 + 600_000)
    // Or it ran on too far.
    own.time += 7_200_000
    call(501_000 + 600_000, 300)
    expect(clock.now()).toBe(501_300 + 600_000)
  })
})
