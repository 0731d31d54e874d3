import { defineErrors } from './error.ts'

/** What any write to a staff resource may answer besides the common errors. */
export const resourceErrors = defineErrors({
  STALE_VERSION: [412, 'Somebody has changed this since you opened it. Look at both versions and save again.'],
  ALREADY_EXISTS: [409, 'There is one like this already.'],
  DOES_NOT_FIT: [409, 'This does not fit with what is there. Please check and try again.'],
})
