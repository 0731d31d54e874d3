import { DAY } from '#core/kernel/time.ts'
import type { ModuleProofs } from '#server/platform/module-proofs.ts'
import { insertHeldClass } from './factory.ts'

/** The teacher of the proofs' classes. */
const TEACHER = 'tea000000000000000001'
const NEEDS_LEARNERS = ['letSpeak', 'lowerHand', 'muteAll', 'removeLearner', 'correctAttendance', 'endClass', 'askClass', 'closeQuestion', 'showQuestion', 'lockChat', 'setRecording', 'askBankQuestion', 'showSlide', 'setTimer'] // prettier-ignore

export const proofs: ModuleProofs = {
  needsASecret: [
    // A running enrolment in the course, or a full batch.
    'classroom.changeBatch',
    'classroom.waitForBatch',
    // A visit is known to the device that took the place.
    'classroom.reportPresence',
    'classroom.raiseHand',
    'classroom.getBroadcast',
    'classroom.getPane',
    'classroom.askTeacher',
    'classroom.voteQuestion',
    'classroom.answerQuestion',
    // Attendance in a class that is over.
    'classroom.rateClass',
    // A free class of a course on sale.
    'classroom.getFreeClass',
    // A place in the class, or a parent who has agreed.
    'classroom.joinClass',
    'classroom.listenToClass',
    // A class that has begun, and a learner in it.
    ...NEEDS_LEARNERS.map((name) => `classroomTeaching.${name}`),
    // A slide of the class.
    'classroomTeaching.keepSlide',
    'classroomTeaching.removeSlide',
    // Leave that the teacher has asked for.
    'classroomTeaching.withdrawLeave',
    // A day is asked for once, so that only a refusal can be repeated: too many days.
    'classroomTeaching.askForLeave',
    // A learner with attendance in the teacher's class.
    'classroomTeaching.writeRemark',
  ],
  ids: {
    batchId: 'EVERYBODYS',
    slideId: 'EVERYBODYS',
    versionId: 'EVERYBODYS',
    visit: 'FAMILYS',
    learnerId: 'FAMILYS',
  },
  async known(ctx) {
    // The clock goes on while the proof waits for limits of an hour: the class is not over then.
    const taught = await insertHeldClass(ctx, { isFree: true, teacherId: TEACHER, lastsMs: DAY })
    const notBegun = await insertHeldClass(ctx, { isFree: false, teacherId: ctx.newId('tea') })
    const visit = 'a-visit-of-nobody'
    const leave = { firstDay: '2026-12-24', lastDay: '2026-12-26' }
    const place = { id: notBegun, learnerId: 'lrn000000000000000000' }
    const [question, classQuestion, slide] = ['lqn000000000000000001', 'cqn000000000000000001', 'sld000000000000000001']
    const teaching = NEEDS_LEARNERS.map((name) => [`classroomTeaching.${name}`, place])
    return {
      'classroomTeaching.writeRemark': { learnerId: place.learnerId, month: '2026-11', text: 'Asks good questions.' },
      'classroom.getFreeClass': { id: taught },
      'classroom.listBatchClashes': { batchId: 'bat000000000000000001' },
      'classroom.changeBatch': { batchId: 'bat000000000000000001' },
      'classroom.waitForBatch': { batchId: 'bat000000000000000001' },
      'classroom.getClass': { id: notBegun },
      'classroom.joinClass': { id: notBegun },
      'classroom.listenToClass': { id: notBegun },
      'classroom.reportPresence': { id: notBegun, visit },
      'classroom.raiseHand': { id: notBegun, visit },
      'classroom.getBroadcast': { id: notBegun, visit },
      'classroomTeaching.getRoster': { id: taught },
      'classroomTeaching.getTeacherPane': { id: taught },
      'classroom.getPane': { id: notBegun },
      'classroom.rateClass': { id: notBegun, stars: 4 },
      'classroom.askTeacher': { id: notBegun },
      'classroom.voteQuestion': { id: notBegun, questionId: question },
      'classroom.answerQuestion': { id: notBegun, questionId: classQuestion },
      'classroomTeaching.startClass': { id: taught },
      'classroomTeaching.setAvailability': { weekly: [], days: [{ day: '2026-12-24', hours: [] }] },
      'classroomTeaching.listLeaveClasses': leave,
      'classroomTeaching.askForLeave': { ...leave, lastDay: '2027-06-30', reason: 'A wedding' },
      'classroomTeaching.withdrawLeave': { id: 'lve000000000000000001' },
      ...Object.fromEntries(teaching),
      'classroomTeaching.closeQuestion': { ...place, questionId: classQuestion },
      'classroomTeaching.showQuestion': { ...place, questionId: question },
      'classroomTeaching.listSlides': { id: taught },
      'classroomTeaching.listBankQuestions': { id: taught },
      'classroomTeaching.announceSlide': { id: taught, type: 'image/png', bytes: 1_000 },
      'classroomTeaching.keepSlide': { ...place, slideId: slide },
      'classroomTeaching.removeSlide': { ...place, slideId: slide },
      'classroomTeaching.showSlide': { ...place, slideId: slide },
      'classroomTeaching.setTimer': { ...place, minutes: 5 },
      'classroomTeaching.askBankQuestion': { ...place, versionId: 'qnv000000000000000001', seconds: 30 },
    }
  },
}
