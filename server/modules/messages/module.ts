import { defineModule } from '#server/platform/module.ts'
import { messagesStaff } from './staff.ts'
import { messagesWaiting } from './waiting.ts'

export const messages = defineModule({ name: 'messages', waiting: messagesWaiting, operations: messagesStaff })
