import { classroomApi } from '#core/modules/classroom/api.ts'
import { paneApi, teacherPaneApi } from '#core/modules/classroom/room/pane-api.ts'
import { roomApi } from '#core/modules/classroom/room/room-api.ts'
import { teachingApi } from '#core/modules/classroom/room/teaching-api.ts'
import { requireOwnLearner } from '#server/modules/accounts/index.ts'
import { routes } from '#server/platform/call.ts'
import { listUpcoming } from './families/classes.ts'
import { viewTimetable } from './families/timetable.ts'
import { askClass, closeQuestion, lockChat, showQuestion } from './pane/lead-questions.ts'
import { answerQuestion, askTeacher, voteQuestion } from './pane/take-part.ts'
import { viewPane, viewTeacherPane } from './pane/view-pane.ts'
import { joinClass, listenToClass } from './room/join-class.ts'
import { raiseHand, reportPresence } from './room/stay-in-class.ts'
import { viewClass } from './room/view-class.ts'
import { correctAttendance } from './teaching/correct-attendance.ts'
import { letSpeak, muteAll, removeLearner } from './teaching/lead-people.ts'
import { listToday } from './teaching/list-today.ts'
import { endClass, startClass } from './teaching/run-class.ts'
import { viewRoster } from './teaching/view-roster.ts'

const timetableRoutes = routes(classroomApi, {
  getTimetable: (ctx, ask, { actor }) => viewTimetable(ctx, actor, ask),
  async listNextClasses(ctx, { userId, size, lang }, { actor }) {
    const learnerId = await requireOwnLearner(ctx, actor, userId)
    return { classes: await listUpcoming(ctx, learnerId, { size, lang }) }
  },
})

const roomRoutes = routes(roomApi, {
  getClass: (ctx, ask, { actor }) => viewClass(ctx, actor, ask),
  joinClass: (ctx, ask, { actor }) => joinClass(ctx, actor, ask),
  listenToClass: (ctx, ask, { actor }) => listenToClass(ctx, actor, ask),
  reportPresence: (ctx, ask, { actor }) => reportPresence(ctx, actor, ask),
  raiseHand: (ctx, ask, { actor }) => raiseHand(ctx, actor, ask),
})

const DONE = { isDone: true } as const

const paneRoutes = routes(paneApi, {
  getPane: (ctx, ask, { actor }) => viewPane(ctx, actor, ask),
  async askTeacher(ctx, ask, { actor }) {
    await askTeacher(ctx, actor, ask)
    return DONE
  },
  async voteQuestion(ctx, ask, { actor }) {
    await voteQuestion(ctx, actor, ask)
    return DONE
  },
  async answerQuestion(ctx, ask, { actor }) {
    await answerQuestion(ctx, actor, ask)
    return DONE
  },
})

const teacherPaneRoutes = routes(teacherPaneApi, {
  getTeacherPane: (ctx, { id }, { actor }) => viewTeacherPane(ctx, actor, id),
  askClass: (ctx, ask, { actor }) => askClass(ctx, actor, ask),
  async closeQuestion(ctx, ask, { actor }) {
    await closeQuestion(ctx, actor, ask)
    return DONE
  },
  async showQuestion(ctx, ask, { actor }) {
    await showQuestion(ctx, actor, ask)
    return DONE
  },
  async lockChat(ctx, ask, { actor }) {
    await lockChat(ctx, actor, ask)
    return DONE
  },
})

const teachingRoutes = routes(teachingApi, {
  listToday: (ctx, _, { actor }) => listToday(ctx, actor),
  getRoster: (ctx, { id }, { actor }) => viewRoster(ctx, actor, id),
  startClass: (ctx, { id }, { actor }) => startClass(ctx, actor, id),
  async endClass(ctx, { id }, { actor }) {
    await endClass(ctx, actor, id)
    return DONE
  },
  async muteAll(ctx, { id }, { actor }) {
    await muteAll(ctx, actor, id)
    return DONE
  },
  async letSpeak(ctx, ask, { actor }) {
    await letSpeak(ctx, actor, ask)
    return DONE
  },
  async removeLearner(ctx, ask, { actor }) {
    await removeLearner(ctx, actor, ask)
    return DONE
  },
  async correctAttendance(ctx, ask, { actor }) {
    await correctAttendance(ctx, actor, ask)
    return DONE
  },
})

export const classroomRoutes = [
  ...timetableRoutes,
  ...roomRoutes,
  ...paneRoutes,
  ...teachingRoutes,
  ...teacherPaneRoutes,
]
