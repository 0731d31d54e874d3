// The queues of work that waits for staff: a filter of a staff list each, counted on the console's first page.
import type { Endpoint, RequestOf } from '#core/kernel/endpoint.ts'

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
}

interface ListEndpoint extends Endpoint {
  readonly access: `staff:${string}`
}

/** Those of a staff resource that match this filter wait for somebody. The filter is one that the list takes. */
export function waiting<L extends ListEndpoint>(
  { list }: { readonly list: L },
  { label, group, filter }: Pick<WorkQueue, 'label' | 'group'> & { readonly filter: Partial<RequestOf<L>> },
): WorkQueue {
  return {
    label,
    group,
    resource: list.path.replace('/staff/', ''),
    scope: list.access.replace('staff:', ''),
    filter,
  }
}
