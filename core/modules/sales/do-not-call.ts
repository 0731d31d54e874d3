/** Stands in lists and exports where a family's number would stand. */
export const NOT_TO_BE_CALLED = 'Asked not to be called'
