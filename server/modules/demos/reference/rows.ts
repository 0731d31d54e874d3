// The subjects of demos that an installation begins with.
import { CATEGORY_DEFAULTS, DEMO_CATEGORIES } from '#core/modules/demos/category.ts'
import { landingRows } from './landings.ts'
import { referenceRows } from '#server/platform/database/reference-rows.ts'

export const demosReference = [
  referenceRows(
    'demos.category',
    { key: ['key'] },
    DEMO_CATEGORIES.map((key) => {
      const { isOpen, weekdayHours, weekendHours, grades } = CATEGORY_DEFAULTS[key]
      return { key, is_open: isOpen, weekday_hours: weekdayHours, weekend_hours: weekendHours, grades, capacity: null }
    }),
  ),
  referenceRows('demos.landing', { key: ['key'] }, landingRows),
]
