import { keyedPoint } from '#server/platform/points/point.ts'
import type { NoticeCheck } from './notice-checks.ts'

/** Per kind of subject, the three letters of its id: does it still hold? Asked like `noticeChecks`, for notices of any type. */
export const subjectChecks = keyedPoint<NoticeCheck>('subjectChecks')
