// The parts of this module that other modules may import.
export { requesterOf, browserOf, type CodeRequester } from './requester.ts'
export { acceptCode, acceptTicket, mailCode, resendCode, sendCode, whatsAppCode, type EnteredCode } from './codes.ts' // prettier-ignore
export { readChosenPhone } from './read-phone.ts'
export { forgetRecipients } from './forget-recipients.ts'
