// The queues of work that waits for staff: a filter of a staff list each, counted on the console's first page.
import type { Endpoint, RequestOf } from '#core/kernel/endpoint.ts'
import type { WorkQueue } from '#server/platform/resource/points/work-queues.ts'

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
