// What other modules may import.
export { sendMessage } from './send-message.ts'
export { findAppTexts, listTemplateChannels, type AppText } from './template.ts'
