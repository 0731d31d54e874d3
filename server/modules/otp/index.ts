// What other modules may import.
export { askerOf, browserOf } from './asker.ts'
export { acceptCode, acceptTicket, mailCode, resendCode, sendCode, whatsAppCode, type Asker, type GivenCode } from './codes.ts' // prettier-ignore
export { deleteVerificationsOf } from './store.ts'
