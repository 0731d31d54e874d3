import { consentApi } from '#core/modules/consent/api.ts'
import { routes } from '#server/platform/call.ts'
import { giveConsent, withdrawConsent } from './record-consent.ts'
import { resumeLearning, stopLearning } from './stop-learning.ts'
import { viewConsents, viewHistory } from './view-consents.ts'

export const consentRoutes = routes(consentApi, {
  getConsents: (ctx, asked, { actor }) => viewConsents(ctx, actor, asked),
  getConsentHistory: (ctx, { userId }, { actor }) => viewHistory(ctx, actor, userId),
  giveConsent: (ctx, given, call) => giveConsent(ctx, call, given),
  withdrawConsent: (ctx, taken, call) => withdrawConsent(ctx, call, taken),
  stopLearning: (ctx, stop, call) => stopLearning(ctx, call, stop),
  resumeLearning: (ctx, wish, { actor }) => resumeLearning(ctx, actor, wish),
})
