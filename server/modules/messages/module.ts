import { defineModule } from '#server/platform/module.ts'
import { messagesStaff } from './staff.ts'

export const messages = defineModule({ name: 'messages', operations: messagesStaff })
