import { defineErrors } from '#core/kernel/error.ts'

export const noticeErrors = defineErrors({
  PUSH_NOT_AVAILABLE: [409, 'Notifications on this device are not available at the moment.'],
  PUSH_SERVICE_REFUSED: [400, 'We cannot send notifications to this browser. Please try another one.'],
})
