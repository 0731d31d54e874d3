import type { StaffRecord } from '../../../frame/contract.ts'

export type MenuEntry = StaffRecord<'menu'>

/** The menu is read as a whole. */
export const MOST_ENTRIES = 1_000
