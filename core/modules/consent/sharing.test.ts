import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toInstant, type Instant } from '#core/kernel/time.ts'
import { STANDINGS } from '#core/modules/accounts/standing.ts'
import { FIRST_SHARING_NOTICE, sharedSince, type ConsentAnswer, type SharingFacts } from './sharing.ts'

const day = (n: number): Instant => toInstant(n)
const yes = (at: number, but: Partial<ConsentAnswer> = {}): ConsentAnswer => ({
  isGiven: true,
  noticeVersion: FIRST_SHARING_NOTICE,
  method: 'DECLARATION',
  accountId: 'home',
  at: day(at),
  ...but,
})
const no = (at: number) => yes(at, { isGiven: false })
const self = { method: 'SELF' } as const
const child: SharingFacts = {
  standing: 'CONSENTED',
  consentedAt: day(2),
  sharing: [yes(5)],
  learning: [yes(2)],
  home: { accountId: 'home', taggedAt: day(1) },
}
const adult: SharingFacts = { ...child, standing: 'ADULT', consentedAt: null, learning: [], sharing: [yes(5, self)] }

describe('an organisation reads a learner', () => {
  it.each<[string, SharingFacts, number | undefined]>([
    ['from the day on which a guardian agreed', child, 5],
    ['not without an answer', { ...child, sharing: [] }, undefined],
    ['not after a withdrawal', { ...child, sharing: [yes(5), no(6)] }, undefined],
    ['from the second yes after a withdrawal', { ...child, sharing: [yes(5), no(6), yes(9)] }, 9],
    ['from the first yes where a guardian has agreed again to a new wording', { ...child, sharing: [yes(5), yes(9)] }, 5],
    ['not by a yes to a notice that names less', { ...child, sharing: [yes(5, { noticeVersion: 1 })] }, undefined],
    ['not by a yes from before the family came from it', { ...child, home: { accountId: 'home', taggedAt: day(6) } }, undefined],
    ['not before learning was agreed to', { ...child, learning: [yes(7)] }, 7],
    ['not after learning was stopped', { ...child, standing: 'CHILD', consentedAt: null, learning: [yes(2), no(6)] }, undefined],
    ['from the day on which learning was agreed to again', { ...child, learning: [yes(2), no(6), yes(8)] }, 8],
    ['not where nobody has said how old the learner is', { ...child, standing: 'UNKNOWN' }, undefined],
    ['from the day on which a grown-up agreed', adult, 5],
    ['not by what a guardian agreed to for a learner who is grown up', { ...adult, sharing: [yes(5)] }, undefined],
    ['not by what a grown-up agreed to in another household', { ...adult, sharing: [yes(5, { ...self, accountId: 'parents' })] }, undefined],
    ['not after a grown-up has stopped learning', { ...adult, learning: [yes(2, self), no(6)] }, undefined],
  ])('%s', (_, facts, since) => expect(sharedSince(facts)).toBe(since)) // prettier-ignore

  it('never without a last answer that is a yes to both, and never from before the yes or the link', () => {
    const answers = fc
      .array(fc.record({ isGiven: fc.boolean(), noticeVersion: fc.constantFrom(1, 2, 3), gap: fc.nat(3) }), {
        maxLength: 6,
      })
      .map((list) => {
        let at = 0
        return list.map(({ gap, ...but }) => yes((at += gap), but))
      })
    fc.assert(
      fc.property(fc.constantFrom(...STANDINGS), answers, answers, fc.nat(12), (standing, sharing, learning, tag) => {
        const facts = { ...child, standing, sharing, learning, home: { accountId: 'home', taggedAt: day(tag) } }
        const since = sharedSince(facts)
        if (since === undefined) return
        expect(['CONSENTED', 'ADULT']).toContain(standing)
        expect(sharing.at(-1)?.isGiven).toBe(true)
        expect(learning.at(-1)?.isGiven ?? true).toBe(true)
        expect(since).toBeGreaterThanOrEqual(tag)
        expect(sharing.some(({ isGiven, at, noticeVersion }) => isGiven && at <= since && noticeVersion > 1)).toBe(true)
        for (const answer of [...sharing, ...learning])
          if (!answer.isGiven) expect(answer.at).toBeLessThanOrEqual(since)
      }),
      { numRuns: 5_000 },
    )
  })
})
