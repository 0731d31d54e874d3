import { onboardingApi } from '#core/modules/onboarding/api.ts'
import { routes } from '#server/platform/call.ts'
import { makeFeed, readCalendar, revokeFeed, viewFeeds } from './calendar/feed.ts'
import { captureWatched } from './steps/capture-watched.ts'
import { viewAutoEnrolled, viewBatchGroups, viewSchedule, viewUserCourses } from './classes.ts'
import { saveKyc } from './steps/save-kyc.ts'
import { viewDelivery } from './view-delivery.ts'
import { viewSplash } from './view-splash.ts'
import { viewTests } from './view-tests.ts'
import { lookUpPin } from './pin/look-up-pin.ts'
import { updateTask } from './steps/update-task.ts'
import { verifyWhatsApp } from './steps/verify-whatsapp.ts'
import { viewInfo } from './view-info.ts'

export const onboardingRoutes = routes(onboardingApi, {
  getInfo: viewInfo,
  updateTask,
  insertInitialOnboardingInformation: viewInfo,
  captureVideoWatchedTime: captureWatched,
  verifyWhatsAppNumber: verifyWhatsApp,
  saveKyc,
  lookUpPin: (ctx, { pin }) => lookUpPin(ctx, pin),
  getBatchGroups: viewBatchGroups,
  getAutoEnrolledBatches: viewAutoEnrolled,
  getBatchSchedule: viewSchedule,
  getDeliveryInfo: viewDelivery,
  getBenchmarkTests: viewTests,
  getUserCourses: (ctx, { id: bundleId, lang }, { learnerId }) => viewUserCourses(ctx, learnerId, { bundleId, lang }),
  getSplash: (ctx, { lang }) => viewSplash(ctx, lang),
  listCalendarFeeds: (ctx, _, { actor }) => viewFeeds(ctx, actor),
  makeCalendarFeed: makeFeed,
  revokeCalendarFeed: revokeFeed,
  readCalendar: (ctx, { token, lang }) => readCalendar(ctx, token, lang),
})
