import { z } from 'zod'
import { id, Instant, inWords } from '#core/kernel/schemas.ts'
import { GradeNumber, Spoken } from '#core/taxonomy/schemas.ts'
import { DEMO_STATES } from './booking-state.ts'
import { DEMO_CATEGORIES, LAPTOP_ANSWERS } from './category.ts'
import { ONDEMAND_STATUSES } from './instant/instant.ts'
import { DEMO_STEPS } from './step.ts'
import { SLOTS_STRING } from './slots.ts'

export const DemoId = id('dmo')
export type DemoId = z.infer<typeof DemoId>
export const DemoCategory = z.enum(DEMO_CATEGORIES)
export const Laptop = inWords(z.enum(LAPTOP_ANSWERS), { TABLET_PHONE: 'Only a tablet or phone' })
/** The signed link with which a family manages one demo without a login. */
export const DemoLink = z.string().max(120).regex(/^[\w-]+\.[a-z0-9]+\.[\w-]+$/, 'not a link') // prettier-ignore

export const DemoBooking = z.object({
  id: DemoId,
  category: DemoCategory,
  state: z.enum(DEMO_STATES),
  grade: GradeNumber,
  laptop: Laptop,
  startsAt: Instant,
  endsAt: Instant,
  /** Only while it is HELD: the seat is kept until then. */
  heldUntil: Instant.nullable(),
  teacherName: z.string(),
  /** How often the family may still move it. */
  movesLeft: z.int(),
  mayMove: z.boolean(),
  mayJoin: z.boolean(),
  /** When one may enter the room. */
  opensAt: Instant,
  /** The page that shows and changes it without a login. */
  managePath: z.string(),
  /** Calendars know the demo by it, also after a move. */
  uid: z.string(),
  sequence: z.int(),
  /** The teacher's words after the demo. */
  outcomeNote: z.string().nullable(),
  /** The confirmation waits for a parent's consent. */
  needsConsent: z.boolean(),
})
export type DemoBooking = z.infer<typeof DemoBooking>

/** Learning reference, section 1. */
export const DemoSlots = z.object({
  /** 168 characters: index = day × 24 + hour in India, day 0 is today. */
  slotsBitString: z.string().regex(SLOTS_STRING),
  /** Day 0: "2026-11-16". */
  weekStart: z.string(),
  serverTime: Instant,
  slotLengthMin: z.int(),
  /** Another number whenever the slots have changed. */
  version: z.int(),
})
export type DemoSlots = z.infer<typeof DemoSlots>

export const DemoConfig = z.object({
  isOpen: z.boolean(),
  grades: z.array(GradeNumber),
  needsComputer: z.boolean(),
  rescheduleLimit: z.int(),
  holdSeconds: z.int(),
})

export const DemoStatus = DemoSlots.extend({
  bookedSlotDetails: DemoBooking.nullable(),
  steps: z.enum(DEMO_STEPS),
  category: DemoCategory,
  config: DemoConfig,
  isoCountryCode: z.string(),
  /** It says if a demo can start at once. */
  ondemandStatus: z.enum(ONDEMAND_STATUSES),
  otp: z.object({ digits: z.int(), resendInSeconds: z.int() }),
  utm: z.object({ source: z.string().nullable(), medium: z.string().nullable(), campaign: z.string().nullable() }),
  phoneCode: z.string(),
  grade: GradeNumber.nullable(),
  laptop: Laptop.nullable(),
})

export const DemoCategoryView = z.object({
  category: DemoCategory,
  name: Spoken,
  isOpen: z.boolean(),
  grades: z.array(GradeNumber),
})
