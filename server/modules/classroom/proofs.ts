import { insertHeldClass } from './factory.ts'
import type { ModuleProofs } from '#server/platform/module-proofs.ts'

const TEACHING = [
  'endClass',
  'getRoster',
  'letSpeak',
  'listToday',
  'muteAll',
  'removeLearner',
  'startClass',
  'correctAttendance',
]

export const proofs: ModuleProofs = {
  needsASecret: [
    // A visit is known to the device that took the place.
    'classroom.reportPresence',
    'classroom.raiseHand',
    // A parent of a child, not an adult learner.
    'classroom.listenToClass',
    // A teacher's session.
    ...TEACHING.map((name) => `classroomTeaching.${name}`),
  ],
  ids: { batchId: 'EVERYBODYS', visit: 'FAMILYS', learnerId: 'FAMILYS' },
  async known(ctx) {
    const id = await insertHeldClass(ctx, { isFree: true })
    return { 'classroom.getClass': { id }, 'classroom.joinClass': { id } }
  },
}
