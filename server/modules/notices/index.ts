// Functions for other modules.
export { noticeChecks, type NoticeCheck, type NoticeSubject } from './points/notice-checks.ts'
export { noticeFiles, type NoticeFiles } from './points/notice-files.ts'
export { noticePreferences } from './points/notice-preferences.ts'
export { offerStops } from './points/offer-stops.ts'
export { subjectChecks } from './points/subject-checks.ts'
export { notify, recipientAt, type NoticeDraft } from './notify.ts'
export { cancelReminders, moveReminders, planReminders } from './reminders.ts'
export { lockSubject } from './store-reminders.ts'
export {
  countSends,
  countUnsent,
  countWeeksOffers,
  listOutcomes,
  listWithBrowser,
  type NoticeOutcome,
  type SendCount,
} from './store-subjects.ts'
