import { expect, it } from 'vitest'
import { later, MINUTE, SECOND, toInstant } from '#core/kernel/time.ts'
import { isChainWhole, wasCutOff } from './in-school.ts'

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
