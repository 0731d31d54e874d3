// Functions for other modules.
export { notify, recipientAt, type NoticeDraft } from './notify.ts'
export { cancelReminders, moveReminders, planReminders } from './reminders.ts'
