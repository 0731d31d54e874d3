import fc from 'fast-check'
import { expect, it } from 'vitest'
import { later, MINUTE, SECOND, toInstant, type Instant } from '#core/kernel/time.ts'
import { isChainWhole, isOver, mustNote, wasCutOff, type Silence } from './in-school.ts'

const sent = { epoch: 2, currentEpoch: 2, after: 4, chainSeq: 4, seqs: [5, 6, 9] }

it.each([
  ['the answers follow those that the server has', {}, true],
  ['the server has some of them already', { chainSeq: 6 }, true],
  ['the server lacks one that the device believes it has', { chainSeq: 3 }, false],
  ['another device goes on', { currentEpoch: 3 }, false],
  ['one is older than the device says', { seqs: [4, 5] }, false],
])('late answers: %s', (_, but, isWhole) => {
  expect(isChainWhole({ ...sent, ...but })).toBe(isWhole)
})

const end = toInstant(Date.UTC(2026, 10, 21, 12))
it.each([
  ['was last heard of ninety seconds before the end', { heardAt: later(end, -90 * SECOND) }, true],
  ['was heard of a second later', { heardAt: later(end, -89 * SECOND) }, false],
  ['sends within two minutes of being back', { backAt: later(end, 8 * MINUTE) }, true],
  ['has been back for longer', { backAt: later(end, 7 * MINUTE) }, false],
])('a device was cut off: it %s', (_, but, is) => {
  const silence = { expiresAt: end, heardAt: later(end, -10 * MINUTE), backAt: null, ...but }
  expect(wasCutOff(silence, later(end, 10 * MINUTE))).toBe(is)
})

/** As the table of pupils keeps it. */
function noted(silence: Silence, now: Instant): Silence {
  return isOver(silence.expiresAt, now)
    ? { ...silence, backAt: silence.backAt ?? now }
    : { ...silence, heardAt: now, backAt: null }
}

it('a device was cut off or not, no matter which of its calls need not be noted', () => {
  const calls = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 60 })
  fc.assert(
    fc.property(calls, (gaps) => {
      let now = later(end, -20 * MINUTE)
      let all: Silence = { expiresAt: end, heardAt: now, backAt: null }
      let some = all
      for (const gap of gaps) {
        now = later(now, gap * SECOND)
        all = noted(all, now)
        if (mustNote(some, now)) some = noted(some, now)
        expect(wasCutOff(some, now)).toBe(wasCutOff(all, now))
      }
    }),
  )
})

it('a device that asks each second is noted twice a minute, until the last ninety seconds', () => {
  let silence: Silence = { expiresAt: end, heardAt: later(end, -10 * MINUTE), backAt: null }
  let count = 0
  for (let now = silence.heardAt; now < later(end, -90 * SECOND); now = later(now, SECOND)) {
    if (!mustNote(silence, now)) continue
    silence = noted(silence, now)
    count += 1
  }
  expect(count).toBe(16)
  for (let left = 90; left > 0; left -= 1) expect(mustNote(silence, later(end, -left * SECOND))).toBe(true)
  expect([silence, noted(silence, end)].map((each) => mustNote(each, end))).toEqual([true, false])
})
