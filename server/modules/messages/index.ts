// What other modules may import.
export { sendMessage, type Message } from './send-message.ts'
export { findAppTexts, listTemplateChannels, type AppText } from './template.ts'
