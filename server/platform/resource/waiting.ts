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
  /** The field that says since when a row waits; the list sorts by it. Left out: a draft waits since it was saved, others have no age. */
  readonly since?: string
}

interface ListEndpoint extends Endpoint {
  readonly access: `staff:${string}`
}

/** Those of a staff resource that match this filter wait for somebody. The filter is one that the list takes. */
export function waiting<L extends ListEndpoint>(
  { list }: { readonly list: L },
  { label, group, filter, since }: Pick<WorkQueue, 'label' | 'group' | 'since'> & { readonly filter: Partial<RequestOf<L>> }, // prettier-ignore
): WorkQueue {
  return {
    label,
    group,
    resource: list.path.replace('/staff/', ''),
    scope: list.access.replace('staff:', ''),
    filter,
    ...(since !== undefined && { since }),
  }
}
