import { demosApi } from '#core/modules/demos/api.ts'
import { ondemandApi } from '#core/modules/demos/instant/ondemand-api.ts'
import { demosTeachingApi } from '#core/modules/demos/instant/teaching-api.ts'
import { DEMO_CATEGORIES } from '#core/modules/demos/category.ts'
import { inLanguage } from '#core/taxonomy/language.ts'
import { enterByBooking } from '#server/modules/accounts/index.ts'
import { routes } from '#server/platform/call.ts'
import { cancelBooking } from './booking/cancel-booking.ts'
import { confirmBooking } from './booking/confirm-booking.ts'
import { holdSeat } from './booking/hold-seat.ts'
import { joinDemo } from './booking/join-demo.ts'
import { moveBooking } from './booking/move-booking.ts'
import { viewSlots, viewStatus } from './booking/view-status.ts'
import { hasEarlyLearning } from './families/early-learning.ts'
import { DEMO_NAMES } from './families/notices.ts'
import { acceptOffer } from './instant/accept-offer.ts'
import { askForDemo } from './instant/ask-for-demo.ts'
import { checkIn } from './instant/check-in.ts'
import { listTaughtDemos, writeOutcome } from './instant/taught-demos.ts'
import { viewOndemand } from './instant/view-ondemand.ts'
import { viewLanding, viewLandings } from './landing/view-landing.ts'
import { listCategories } from './slots/store-categories.ts'

const bookingRoutes = routes(demosApi, {
  async listCategories(ctx, { lang }) {
    const categories = new Map((await listCategories(ctx.db)).map((category) => [category.key, category]))
    return DEMO_CATEGORIES.map((category) => {
      const { isOpen = false, grades = [] } = categories.get(category) ?? {}
      return { category, name: inLanguage(DEMO_NAMES[category], lang), isOpen, grades }
    })
  },
  hasEnrolledELCourse: async (ctx, _, { learnerId }) => ({
    hasEnrolledELCourse: await hasEarlyLearning(ctx, learnerId),
  }),
  listLandings: (ctx, { lang }) => viewLandings(ctx, lang),
  getLanding: (ctx, { key, lang }) => viewLanding(ctx, key, lang),
  getBooking: (ctx, ask, { actor, country }) => viewStatus(ctx, actor, { ...ask, chosenCountry: country() }),
  getSlots: viewSlots,
  signIn: (ctx, { verificationId, otp }, call) => enterByBooking(ctx, call, { verificationId, otp }),
  book: holdSeat,
  confirm: confirmBooking,
  reschedule: moveBooking,
  cancel: cancelBooking,
  join: joinDemo,
})

export const demoRoutes = [
  ...bookingRoutes,
  ...routes(ondemandApi, {
    getOndemand: viewOndemand,
    joinOndemand: askForDemo,
  }),
  ...routes(demosTeachingApi, {
    checkIn: (ctx, _, { actor }) => checkIn(ctx, actor),
    acceptOffer,
    listTaughtDemos: (ctx, _, { actor }) => listTaughtDemos(ctx, actor),
    writeOutcome,
  }),
]
