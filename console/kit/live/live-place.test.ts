import { describe, expect, it } from 'vitest'
import { fromIndia } from '#core/kernel/time.ts'
import { hiddenByState, hiddenUnlessPublished, liveStateOf } from './live-place.ts'

const now = fromIndia(2026, 11, { day: 27, minutes: 9 * 60 })
const tomorrow = fromIndia(2026, 11, { day: 28, minutes: 18 * 60 + 30 })
const yesterday = fromIndia(2026, 11, { day: 26 })

describe('the place of a record on the site (H10)', () => {
  it('says that families see it now', () => {
    expect(liveStateOf({ path: '/' }, now)).toEqual({ isSeen: true, sentence: 'Families see it now.' })
    expect(liveStateOf({ path: '/', from: yesterday, until: null }, now).isSeen).toBe(true)
  })

  it('says from when or until when families see it', () => {
    expect(liveStateOf({ path: '/', from: tomorrow }, now)).toEqual({
      isSeen: false,
      sentence: 'Families see it from 28 Nov 2026, 6:30 pm.',
    })
    expect(liveStateOf({ path: '/', until: tomorrow }, now)).toEqual({
      isSeen: true,
      sentence: 'Families see it now, until 28 Nov 2026, 6:30 pm.',
    })
    expect(liveStateOf({ path: '/', until: yesterday }, now)).toEqual({
      isSeen: false,
      sentence: 'Families saw it until 26 Nov 2026.',
    })
    expect(liveStateOf({ path: '/', until: now }, now).isSeen, 'not from that moment on').toBe(false)
  })

  it('says why families do not see it, and its dates do not count then', () => {
    expect(liveStateOf({ path: '/', hiddenBecause: hiddenByState('DRAFT'), from: tomorrow }, now)).toEqual({
      isSeen: false,
      sentence: 'Families do not see it. It is a draft.',
    })
    expect([hiddenByState('ACTIVE'), hiddenByState('INACTIVE')]).toEqual([undefined, 'It is switched off.'])
    expect(['PUBLISHED', 'REVIEW', 'WITHDRAWN'].map(hiddenUnlessPublished)).toEqual([
      undefined,
      'It is not published.',
      'It is withdrawn.',
    ])
  })
})
