// The limits of a class's slides and timer. It knows no zod.
import { MINUTE } from '#core/kernel/time.ts'

export const MOST_SLIDES = 100
export const MOST_SLIDE_BYTES = 5 * 1024 * 1024
/** A slide is made smaller until neither side is longer, in pixels. */
export const LONGEST_SLIDE_SIDE = 1_600
export const SLIDE_OPEN_FOR = 10 * MINUTE

export const LONGEST_TIMER_MINUTES = 60
