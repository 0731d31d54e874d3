// Functions for other modules.
export { notify, type NoticeDraft, type Recipient } from './notify.ts'
export {
  cancelReminders,
  moveReminders,
  planReminders,
  type ReminderMove,
  type ReminderPlan,
  type ReminderText,
} from './reminders.ts'
