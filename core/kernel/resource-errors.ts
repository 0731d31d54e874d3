import { defineErrors } from './error.ts'

/** What any write to a staff resource may answer besides the common errors. */
export const resourceErrors = defineErrors({
  STALE_VERSION: [412, 'Somebody has changed this since you opened it. Look at both versions and save again.'],
  ALREADY_EXISTS: [409, 'There is one like this already.'],
  DOES_NOT_FIT: [409, 'This does not fit with what is there. Please check and try again.'],
  TOO_MANY_TO_EXPORT: [409, 'More than {n} match. Narrow the list first.'],
  NOTHING_TO_PUBLISH: [409, 'Nothing of this waits to be published.'],
  NOT_PUBLISHED: [409, 'It has to be published before it can be put on sale.'],
  NEEDS_SECOND_PERSON: [403, 'You wrote this price yourself: somebody else publishes it.'],
})
