import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, queryInt } from '#core/kernel/schemas.ts'
import { LearnerId } from '#core/modules/accounts/account.ts'
import { answerLanguage } from '#core/taxonomy/schemas.ts'
import { Day, LearnerClass, WeekTimetable } from './session.ts'

const mine = { userId: LearnerId.optional(), ...callerFields, ...answerLanguage }

export const classroomApi = {
  getTimetable: endpoint({
    method: 'GET',
    path: '/timetable',
    summary: 'List a learner’s classes of one week, day by day',
    access: 'learner',
    /** Any day of the week; this week if left out. */
    query: z.object({ week: Day.optional(), ...mine }),
    response: WeekTimetable,
  }),
  listNextClasses: endpoint({
    method: 'GET',
    path: '/classes/next',
    summary: 'List a learner’s classes that are not over, soonest first',
    access: 'learner',
    query: z.object({ size: queryInt(1, 20).default(5), ...mine }),
    response: z.object({ classes: z.array(LearnerClass) }),
  }),
}
