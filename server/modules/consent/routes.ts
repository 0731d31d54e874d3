import { consentApi } from '#core/modules/consent/api.ts'
import { routes } from '#server/platform/call.ts'
import { giveConsent, withdrawConsent } from './record-consent.ts'
import { resumeLearning, stopLearning } from './stop-learning.ts'
import { viewConsents, viewHistory } from './view-consents.ts'

export const consentRoutes = routes(consentApi, {
  getConsents: viewConsents,
  getConsentHistory: viewHistory,
  giveConsent,
  withdrawConsent,
  stopLearning,
  resumeLearning,
})
