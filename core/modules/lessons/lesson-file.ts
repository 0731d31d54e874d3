// The files that lessons have.

/** A film of two hours in good quality. */
export const MOST_FILE_BYTES = 2 * 1024 ** 3
