// The family's view of support sessions on its pages. The specification has no calls for it: these paths are ours.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields } from '#core/kernel/schemas.ts'
import { viewErrors as errors } from './errors.ts'
import { SupportLook, SupportViewId } from './view.ts'

export const supportApi = {
  listViews: endpoint({
    method: 'GET',
    path: '/user/supportViews',
    summary: 'List support sessions on this household, newest first',
    access: 'household',
    query: z.object(callerFields),
    response: z.array(SupportLook),
  }),
  endView: endpoint({
    method: 'POST',
    path: '/user/supportViews/end',
    summary: 'End a support session (by the family or the member of staff)',
    access: 'household',
    supportView: 'ENDS',
    body: z.object({ viewId: SupportViewId, ...callerFields }),
    response: z.object({ isEnded: z.boolean() }),
    errors: [errors.VIEW_IS_OVER],
  }),
}
