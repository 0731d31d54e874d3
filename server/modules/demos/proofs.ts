import { aTeacher } from '#server/modules/catalogue/factory.ts'
import type { ModuleProofs } from '#server/platform/module-proofs.ts'
import { atFive } from './factory.ts'

export const proofs: ModuleProofs = {
  // A code that was sent to the number; a booking of the family or the link to it; an open offer or an own demo of the teacher.
  needsASecret: ['demos.signIn', 'demos.confirm', 'demos.reschedule', 'demos.cancel', 'demos.join', 'demosTeaching.acceptOffer', 'demosTeaching.writeOutcome'],
  ids: { offerId: 'FAMILYS' },
  async known(ctx) {
    const { id: teacherId } = await aTeacher(ctx, { subjects: ['coding'] })
    // One seat for each caller who books.
    for (let n = 0; n < 30; n += 1) await aTeacher(ctx, { subjects: ['coding'] })
    const id = 'dmo000000000000000001'
    const startsAt = atFive(ctx, 1)
    return {
      'demos.getBooking': { category: 'coding', grade: 3, laptop: 'YES', offset: -330, link: undefined },
      'demos.getSlots': { category: 'coding', grade: 3, link: undefined },
      'demos.getLanding': { key: 'supercoders' },
      'demos.getOndemand': { category: 'coding', grade: 3, offerId: undefined },
      'demos.joinOndemand': { category: 'coding', grade: 3, laptop: 'YES' },
      'demosTeaching.acceptOffer': { id: 'dof000000000000000001' },
      'demosTeaching.writeOutcome': { id, note: 'A loop.' },
      'demos.confirm': { id },
      'demos.reschedule': { id, startsAt, link: undefined },
      'demos.cancel': { id, link: undefined },
      'demos.join': { id },
      'demos.book': { category: 'coding', grade: 3, laptop: 'YES', startsAt },
      'staffDemoDays.create': { categoryKey: 'coding', day: '2027-01-01', hours: [9, 10], reason: 'New Year' },
      'staffDemoSupply.one': { id: 'coding' },
      'staffDemoActions.simulate': { id: 'coding', weekdayHours: [16], weekendHours: [11], capacity: null, bufferMinutes: 60 },
      'staffDemoActions.move': { teacherId, startsAt },
    }
  },
} // prettier-ignore
