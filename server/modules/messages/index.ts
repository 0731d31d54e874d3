// What other modules may import.
export { template } from './declare-template.ts'
export { recordDelivery } from './delivery.ts'
export { sendMessage } from './send-message.ts'
export { findAppTexts, listTemplateChannels, type AppText } from './template.ts'
