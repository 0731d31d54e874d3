// The exports that other modules may import.
export { template } from './declare-template.ts'
export { countDeliveries, hasFailedSms, hasLeft, recordDelivery } from './delivery.ts'
export { sendMessage } from './send-message.ts'
export { isUnreachable, rememberUnreachable } from './unreachable.ts'
export {
  fill,
  findAppTexts,
  fitValues,
  listTemplateChannels,
  listTemplateTexts,
  listTextsByCategory,
  type AppText,
  type TemplateText,
} from './template.ts'
