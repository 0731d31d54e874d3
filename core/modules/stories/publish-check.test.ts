import { describe, expect, it } from 'vitest'
import { DAY, fromIndia, later } from '#core/kernel/time.ts'
import { storyProblem, type PublishableStory } from './publish-check.ts'

const NOW = fromIndia(2026, 11, { day: 23, minutes: 600 })
const complete: PublishableStory = {
  hasFilm: true,
  consentProof: 'Signed form 118',
  consentAt: later(NOW, -DAY),
  consentUntil: later(NOW, DAY),
  captions: { en: 'WEBVTT\n' },
}

describe('a story is shown', () => {
  it.each([
    ['with all that it needs', {}, undefined],
    ['not without a proof of consent', { consentProof: ' ' }, 'NO_CONSENT'],
    ['not before the consent', { consentAt: later(NOW, 1) }, 'NO_CONSENT'],
    ['not from the moment on at which the consent ends', { consentUntil: NOW }, 'NO_CONSENT'],
    ['not with a consent without an end', { consentUntil: null }, 'NO_CONSENT'],
    ['not without a film', { hasFilm: false }, 'NO_FILM'],
    ['not without captions', { captions: { en: '' } }, 'NO_CAPTIONS'],
    ['not with other texts as captions', { captions: { en: 'WEBVTT\n', hi: 'नमस्ते' } }, 'NO_CAPTIONS'],
  ] as const)('%s', (_, but, problem) => {
    expect(storyProblem({ ...complete, ...but }, NOW)).toBe(problem)
  })
})
