// All that the booking pages need at once.
import type { InputOf } from '#core/kernel/endpoint.ts'
import type { demosApi } from '#core/modules/demos/api.ts'
import { HELD_FOR, mayMove, MOST_MISSED } from '#core/modules/demos/booking-state.ts'
import { needsComputer } from '#core/modules/demos/category.ts'
import { stepOf } from '#core/modules/demos/step.ts'
import { OTP_DIGITS, RESEND_AFTER } from '#core/modules/otp/verification.ts'
import { countryOfPhone, DIAL_CODES, type PhoneCountry } from '#core/taxonomy/phone.ts'
import { findHousehold } from '#server/modules/accounts/index.ts'
import type { Actor, Call } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { readWeek, slotsOf, type Week } from '../slots/read-slots.ts'
import type { StoredBooking } from '../store.ts'
import { supplyStatus } from '../instant/view-ondemand.ts'
import { findViewer, type DemoViewer } from './find-viewer.ts'
import { wordBooking } from './word-booking.ts'

interface StatusAsk extends InputOf<typeof demosApi.getBooking> {
  /** In this browser, for the last number that was typed. */
  readonly chosenCountry: PhoneCountry | undefined
}
type SlotsAsk = InputOf<typeof demosApi.getSlots>

/** A viewer who cannot book at all, or not move any more, has no free hour. */
export async function viewSlots(ctx: Ctx, ask: SlotsAsk, { actor }: Call<Actor>) {
  const viewer = await findViewer(ctx, actor, ask)
  return slotsFor(ctx, viewer, { week: await readViewersWeek(ctx, viewer), ask })
}

function readViewersWeek(ctx: Ctx, { booking, learnerId, category }: DemoViewer): Promise<Week> {
  const moving = booking?.state === 'BOOKED' || booking?.state === 'HELD' ? booking.id : undefined
  return readWeek(ctx, ctx.db, category, { learnerId, moving })
}

interface SlotsOfWeek {
  readonly week: Week
  readonly ask: Pick<SlotsAsk, 'grade'>
}

function slotsFor(ctx: Ctx, viewer: DemoViewer, { week, ask }: SlotsOfWeek) {
  const { booking } = viewer
  const grade = ask.grade ?? booking?.grade
  const isEligible = grade === undefined || week.category.grades.includes(grade)
  if (!isEligible || !mayChoose(ctx, viewer, week)) return slotsOf(ctx, { ...week, isFree: () => false })
  const ownHour = booking?.state === 'BOOKED' ? booking.startsAt : undefined
  return slotsOf(ctx, { ...week, isFree: (startsAt) => startsAt !== ownHour && week.isFree(startsAt) })
}

function mayChoose(ctx: Ctx, { booking, missed }: DemoViewer, { category }: Week): boolean {
  if (missed >= MOST_MISSED || booking?.state === 'ATTENDED' || booking?.state === 'IN_SESSION') return false
  return booking?.state !== 'BOOKED' || (mayMove(booking, ctx.now()) && booking.moves < category.rescheduleLimit)
}

export async function viewStatus(ctx: Ctx, actor: Actor, ask: StatusAsk) {
  const viewer = await findViewer(ctx, actor, ask)
  const { booking, category } = viewer
  const [week, bookedSlotDetails] = await Promise.all([
    readViewersWeek(ctx, viewer),
    booking ? wordBooking(ctx, booking) : null,
  ])
  const { isOpen, grades, rescheduleLimit } = week.category
  const answers = answersOf(ask, booking)
  const { isDismissed } = ask
  const ondemandStatus = await supplyStatus(ctx, viewer, { ...week, grade: answers.grade ?? undefined, isDismissed })
  return {
    ...slotsFor(ctx, viewer, { week, ask }),
    bookedSlotDetails,
    steps: stepOf({ ...answers, isSignedIn: actor.kind === 'household' }),
    category,
    config: { isOpen, grades, needsComputer: needsComputer(category), rescheduleLimit, holdSeconds: HELD_FOR / 1_000 },
    ...(await countryOf(ctx, actor, ask)),
    ondemandStatus,
    otp: { digits: OTP_DIGITS, resendInSeconds: RESEND_AFTER[0] / 1_000 },
    utm: utmOf(ask),
    grade: answers.grade,
    laptop: answers.laptop,
  }
}

/** After a missed demo the family begins anew. */
function answersOf(ask: StatusAsk, booking: StoredBooking | undefined) {
  const open = booking?.state === 'NO_SHOW' ? undefined : booking
  return {
    laptop: ask.laptop ?? open?.laptop ?? null,
    grade: ask.grade ?? open?.grade ?? null,
    state: open?.state ?? null,
  }
}

function utmOf({ utm_source: source, utm_medium: medium, utm_campaign: campaign }: StatusAsk) {
  return { source: source ?? null, medium: medium ?? null, campaign: campaign ?? null }
}

/** In minutes as JavaScript gives them: India, the Gulf, and Saudi Arabia. Decision L-31. */
const HOME_OFFSETS: readonly number[] = [-330, -240, -180]

/** It only preselects: what was chosen in this browser counts, then the family's own number, then the browser's hour. */
async function countryOf(ctx: Ctx, actor: Actor, { chosenCountry, offset }: StatusAsk) {
  if (chosenCountry) return { isoCountryCode: chosenCountry, phoneCode: DIAL_CODES[chosenCountry] }
  const family = actor.kind === 'household' ? await findHousehold(ctx.db, actor.accountId, actor.learnerId) : undefined
  const own = family && countryOfPhone(family.account.phone)
  if (own) return { isoCountryCode: own, phoneCode: DIAL_CODES[own] }
  const isHome = offset === undefined || HOME_OFFSETS.includes(offset)
  return isHome ? { isoCountryCode: 'IN', phoneCode: DIAL_CODES.IN } : { isoCountryCode: '', phoneCode: '' }
}
