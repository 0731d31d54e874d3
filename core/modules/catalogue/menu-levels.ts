/** The bar, the groups below it, and their entries: decision L-54. */
export const MENU_LEVELS = 3
