import { classroomApi } from '#core/modules/classroom/api.ts'
import { batchesApi } from '#core/modules/classroom/batches/batches-api.ts'
import { freeClassesApi } from '#core/modules/classroom/free-classes-api.ts'
import { bankApi } from '#core/modules/classroom/pane/bank-api.ts'
import { paneApi, teacherPaneApi } from '#core/modules/classroom/pane/pane-api.ts'
import { roomApi } from '#core/modules/classroom/room/room-api.ts'
import { slidesApi } from '#core/modules/classroom/pane/slides-api.ts'
import { teachingApi } from '#core/modules/classroom/room/teaching-api.ts'
import { availabilityApi } from '#core/modules/classroom/teaching/availability-api.ts'
import { leaveApi } from '#core/modules/classroom/teaching/leave-api.ts'
import { remarksApi, teacherRemarksApi } from '#core/modules/classroom/teaching/remarks-api.ts'
import { done, routes } from '#server/platform/call.ts'
import { setAvailability, viewAvailability } from './availability/set-availability.ts'
import { changeBatch, waitForBatch } from './batches/change-batch.ts'
import { findClashes } from './batches/find-clashes.ts'
import { listBatches } from './batches/list-batches.ts'
import { listUpcoming } from './families/classes.ts'
import { viewTimetable } from './families/timetable.ts'
import { readBroadcast } from './broadcast/read-broadcast.ts'
import { listFreeClasses } from './free/list-free-classes.ts'
import { viewFreeClass } from './free/view-free-class.ts'
import { askForLeave, previewLeave, withdrawLeave } from './leave/ask-for-leave.ts'
import { listLeave } from './leave/list-leave.ts'
import { askBankQuestion, listBankQuestions } from './pane/bank-questions.ts'
import { askClass, closeQuestion, lockChat, showQuestion } from './pane/lead-questions.ts'
import { answerQuestion, askTeacher, voteQuestion } from './pane/take-part.ts'
import { viewPane, viewTeacherPane } from './pane/view-pane.ts'
import { setRecording } from './recording/run-recording.ts'
import { listRemarks } from './remarks/list-remarks.ts'
import { listTeacherRemarks, writeRemark } from './remarks/write-remark.ts'
import { joinClass, listenToClass } from './room/join-class.ts'
import { raiseHand, reportPresence } from './room/stay-in-class.ts'
import { viewClass } from './room/view-class.ts'
import { announceSlide, keepSlide, listSlides, removeSlide } from './slides/prepare-slides.ts'
import { setTimer, showSlide } from './slides/show-slide.ts'
import { correctAttendance } from './teaching/correct-attendance.ts'
import { letSpeak, lowerHand, muteAll, removeLearner } from './teaching/lead-people.ts'
import { rateClass } from './teachers/rate-class.ts'
import { listToday } from './teaching/list-today.ts'
import { endClass, startClass } from './teaching/run-class.ts'
import { viewRoster } from './teaching/view-roster.ts'

const timetableRoutes = routes(classroomApi, {
  getTimetable: viewTimetable,
  async listNextClasses(ctx, { size, lang }, { learnerId }) {
    return { classes: await listUpcoming(ctx, learnerId, { size, lang }) }
  },
})

const freeClassRoutes = routes(freeClassesApi, {
  listFreeClasses,
  getFreeClass: (ctx, { id, lang }) => viewFreeClass(ctx, id, lang),
})

const batchRoutes = routes(batchesApi, {
  listBatches,
  async listBatchClashes(ctx, { batchId, lang }, { actor, learnerId }) {
    const found = await findClashes(ctx, actor, { batchIds: [batchId], learnerId, lang })
    return { clashes: found.get(batchId) ?? [] }
  },
  changeBatch: done(changeBatch),
  waitForBatch: done(waitForBatch),
})

const roomRoutes = routes(roomApi, {
  getClass: viewClass,
  rateClass: done(rateClass),
  joinClass,
  listenToClass,
  reportPresence,
  raiseHand,
  getBroadcast: readBroadcast,
})

const paneRoutes = routes(paneApi, {
  getPane: viewPane,
  askTeacher: done(askTeacher),
  voteQuestion: done(voteQuestion),
  answerQuestion: done(answerQuestion),
})

const teacherPaneRoutes = routes(teacherPaneApi, {
  getTeacherPane: viewTeacherPane,
  askClass,
  closeQuestion: done(closeQuestion),
  showQuestion: done(showQuestion),
  lockChat: done(lockChat),
})

const boardRoutes = [
  ...routes(bankApi, {
    listBankQuestions,
    askBankQuestion,
  }),
  ...routes(slidesApi, {
    listSlides,
    announceSlide,
    keepSlide: done(keepSlide),
    removeSlide: done(removeSlide),
    showSlide: done(showSlide),
    setTimer,
  }),
]

const teachingRoutes = routes(teachingApi, {
  listToday: (ctx, _, { actor }) => listToday(ctx, actor),
  getRoster: viewRoster,
  startClass,
  endClass: done(endClass),
  muteAll: done(muteAll),
  letSpeak: done(letSpeak),
  lowerHand: done(lowerHand),
  setRecording: done(setRecording),
  removeLearner: done(removeLearner),
  correctAttendance: done(correctAttendance),
})

const planningRoutes = [
  ...routes(availabilityApi, {
    getAvailability: (ctx, _, { actor }) => viewAvailability(ctx, actor),
    setAvailability: done(setAvailability),
  }),
  ...routes(leaveApi, {
    listLeave: (ctx, _, { actor }) => listLeave(ctx, actor),
    listLeaveClasses: previewLeave,
    askForLeave,
    withdrawLeave: done(withdrawLeave),
  }),
  ...routes(remarksApi, { listRemarks }),
  ...routes(teacherRemarksApi, {
    listTeacherRemarks,
    writeRemark: done(writeRemark),
  }),
]

export const classroomRoutes = [
  ...timetableRoutes,
  ...freeClassRoutes,
  ...batchRoutes,
  ...roomRoutes,
  ...paneRoutes,
  ...teachingRoutes,
  ...teacherPaneRoutes,
  ...boardRoutes,
  ...planningRoutes,
]
