import { point } from '#server/platform/points/point.ts'

/** In this order they are shown. */
export const WAITING_GROUPS = ['MONEY', 'FAMILIES', 'OPERATIONS', 'PUBLISHING'] as const

export interface WorkQueue {
  readonly label: string
  readonly group: (typeof WAITING_GROUPS)[number]
  /** The list's name, as the console knows it: "orders". */
  readonly resource: string
  /** Who may read the list: "orders.view". */
  readonly scope: string
  readonly filter: Readonly<Record<string, unknown>>
  /** The field that says since when a row waits; the list sorts by it. Left out: a draft waits since it was saved, others have no age. */
  readonly since?: string
}

/** The work that waits for staff, on the console's first page. `waiting` makes one queue of a filter of a list. */
export const workQueues = point<WorkQueue>('workQueues')
