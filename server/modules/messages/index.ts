// The exports that other modules may import.
export { template } from './declare-template.ts'
export { hasLeft, recordDelivery } from './delivery.ts'
export { sendMessage } from './send-message.ts'
export { findAppTexts, listTemplateChannels, type AppText } from './template.ts'
