/** Replaces a family’s number in lists and exports. */
export const NOT_TO_BE_CALLED = 'No calls allowed'
