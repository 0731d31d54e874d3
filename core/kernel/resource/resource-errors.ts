import { defineErrors } from '../error.ts'

/** The errors of any write to a staff resource, besides the common errors. */
export const resourceErrors = defineErrors({
  STALE_VERSION: [412, 'Somebody else changed this after you opened it. Compare both versions and save again.'],
  ALREADY_EXISTS: [409, 'An entry with this name or code already exists. Use another one.'],
  DOES_NOT_FIT: [409, 'These values do not fit the existing data. Please check them and try again.'],
  OUTSIDE_YOUR_LIMITS: [403, 'This would belong to a school, team or state that you are not responsible for.'],
  TOO_MANY_TO_EXPORT: [409, 'This export has more than {n} rows. Filter the list and try again.'],
  NOTHING_TO_PUBLISH: [409, 'There are no changes to publish.'],
  NOT_PUBLISHED: [409, 'This is not published yet. Publish it before you put it on sale.'],
  INVITED_BY_ASKER: [403, 'The person who asks invited you less than 30 days ago. Somebody else must decide this.'],
  REFUSAL_NEEDS_NOTE: [409, 'Write in the note why you refuse. The person who asked reads it.'],
  FIRST_NEEDS_SECOND_PERSON: [403, 'You wrote this yourself. Ask another person to publish it for the first time.'],
  NEEDS_SECOND_PERSON: [403, 'You changed this price, or what it buys, yourself. Ask another person to publish it.'],
})
