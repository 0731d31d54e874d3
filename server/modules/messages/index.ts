// What other modules may import.
export { sendMessage } from './send-message.ts'
