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
  getInfo: (ctx, asked, { actor }) => viewInfo(ctx, actor, asked),
  updateTask: (ctx, said, { actor }) => updateTask(ctx, actor, said),
  insertInitialOnboardingInformation: (ctx, asked, { actor }) => viewInfo(ctx, actor, asked),
  captureVideoWatchedTime: (ctx, told, { actor }) => captureWatched(ctx, actor, told),
  verifyWhatsAppNumber: (ctx, given, call) => verifyWhatsApp(ctx, call, given),
  saveKyc: (ctx, document, { actor }) => saveKyc(ctx, actor, document),
  lookUpPin: (ctx, { pin }) => lookUpPin(ctx, pin),
  getBatchGroups: (ctx, asked, { actor }) => viewBatchGroups(ctx, actor, asked),
  getAutoEnrolledBatches: (ctx, asked, { actor }) => viewAutoEnrolled(ctx, actor, asked),
  getBatchSchedule: (ctx, asked, { actor }) => viewSchedule(ctx, actor, asked),
  getDeliveryInfo: (ctx, asked, { actor }) => viewDelivery(ctx, actor, asked),
  getBenchmarkTests: (ctx, asked, { actor }) => viewTests(ctx, actor, asked),
  getUserCourses: (ctx, { id: bundleId, ...asked }, { actor }) => viewUserCourses(ctx, actor, { ...asked, bundleId }),
  getSplash: (ctx, { lang }) => viewSplash(ctx, lang),
  listCalendarFeeds: (ctx, _, { actor }) => viewFeeds(ctx, actor),
  makeCalendarFeed: (ctx, { userId }, { actor }) => makeFeed(ctx, actor, userId),
  revokeCalendarFeed: (ctx, { userId }, { actor }) => revokeFeed(ctx, actor, userId),
  readCalendar: (ctx, { token, lang }) => readCalendar(ctx, token, lang),
})
