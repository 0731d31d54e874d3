// What other modules may import.
export { sendMessage, type Message } from './send-message.ts'
