import { keyedPoint } from '#server/platform/points/point.ts'
import type { NoticeCheck } from './notice-checks.ts'

/** Says if the subject of a notice still holds, for each kind of subject: the three letters of its id. Asked like `noticeChecks`. */
export const subjectChecks = keyedPoint<NoticeCheck>('subjectChecks')
