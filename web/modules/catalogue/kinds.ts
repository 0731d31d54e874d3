/** In the order of the tabs. */
export const KINDS = ['FULL', 'CRASH', 'REVISION', 'SPECIAL'] as const
export type Kind = (typeof KINDS)[number]
