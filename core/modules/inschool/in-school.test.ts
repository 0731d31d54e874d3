import { expect, it } from 'vitest'
import { isChainWhole } from './in-school.ts'

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
