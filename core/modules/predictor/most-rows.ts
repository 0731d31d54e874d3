/** The most seats that one answer holds. */
export const MOST_ROWS = 500
