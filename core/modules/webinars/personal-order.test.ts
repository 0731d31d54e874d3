import { describe, expect, it } from 'vitest'
import { fromIndia, HOUR, later } from '#core/kernel/time.ts'
import { inPersonalOrder, reasonsFor, type FeedCandidate } from './personal-order.ts'

const NOON = fromIndia(2026, 11, { day: 23, minutes: 720 })
const plain: FeedCandidate = { isRegistered: false, isLive: false, grades: [], targets: [], subjectKey: 'english', startsAt: NOON } // prettier-ignore
const learner = { grade: 11, targets: ['jeemain'], subjects: ['physics'] }

describe('the personal feed', () => {
  it('shows registered webinars first, then live ones, then the best fits, then the soonest', () => {
    const webinars = [
      { ...plain, name: 'later', startsAt: later(NOON, HOUR) },
      { ...plain, name: 'sooner' },
      { ...plain, name: 'all fit', grades: [11], targets: ['jeemain'], subjectKey: 'physics' },
      { ...plain, name: 'one fits', grades: [11] },
      { ...plain, name: 'live', isLive: true, startsAt: later(NOON, 2 * HOUR) },
      { ...plain, name: 'own', isRegistered: true, startsAt: later(NOON, 3 * HOUR) },
    ]
    const names = inPersonalOrder(webinars, learner).map(({ name }) => name)
    expect(names).toEqual(['own', 'live', 'all fit', 'one fits', 'sooner', 'later'])
  })

  it('gives each reason', () => {
    const own = { ...plain, isRegistered: true, grades: [10, 11], targets: ['neetug', 'jeemain'], subjectKey: 'physics' } // prettier-ignore
    expect(reasonsFor(own, learner)).toEqual(['REGISTERED', 'GRADE', 'TARGET', 'SUBJECT'])
  })

  it('says of a webinar for every class only that it is soon', () => {
    expect(reasonsFor(plain, learner)).toEqual(['SOON'])
    expect(reasonsFor({ ...plain, grades: [11] }, { ...learner, grade: null })).toEqual(['SOON'])
  })
})
