import { messagesStaffApi } from './staff-api.ts'

export const { staffTemplates, staffSent } = messagesStaffApi
