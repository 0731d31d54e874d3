// The parts of this module that other modules may import.
export { agreeToWhatsApp, noticeOfWhatsApp } from './agree-to-whatsapp.ts'
export { mayConsentFor } from './may-consent.ts'
export { endSharing, listShared } from './sharing.ts'
export { listConsenting, listEntries } from './store.ts'
