// Views of the console's lists that one member of staff shares with everybody who can open the list.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { line, StaffRef } from '#core/kernel/schemas.ts'
import { sharedViewErrors as errors } from '../errors.ts'
import { ListName, SavedView } from './views-api.ts'

const params = z.object({ id: line(64).min(1) })
const SharedView = SavedView.extend({
  id: z.string(),
  authorId: StaffRef,
  /** For its author and for owners. */
  mayChange: z.boolean(),
})
export type SharedView = z.infer<typeof SharedView>

const limit = { calls: 60, perSeconds: 60 }

export const sharedViewsApi = {
  listSharedViews: endpoint({
    method: 'GET',
    path: '/staff/shared-views',
    summary: 'Staff: list the shared views of a list that you can open',
    access: 'staff',
    query: z.object({ resource: ListName }),
    response: z.object({ views: z.array(SharedView) }),
    errors: [commonErrors.FORBIDDEN_ERROR],
  }),
  shareView: endpoint({
    method: 'POST',
    path: '/staff/shared-views',
    summary: 'Staff: share a view with everybody who can open the list',
    access: 'staff',
    body: SavedView.extend({ resource: ListName }),
    response: SharedView,
    errors: [
      commonErrors.FORBIDDEN_ERROR,
      errors.SHARED_VIEW_IS_THERE,
      errors.TOO_MANY_SHARED_VIEWS,
      errors.SHARED_VIEW_NAMES_PEOPLE,
    ],
    limit,
  }),
  changeSharedView: endpoint({
    method: 'PUT',
    path: '/staff/shared-views/:id',
    summary: 'Staff: rename or replace a shared view (its author or an owner)',
    access: 'staff',
    params,
    body: SavedView,
    response: SharedView,
    errors: [
      commonErrors.NOT_FOUND_ERROR,
      errors.NOT_YOUR_SHARED_VIEW,
      errors.SHARED_VIEW_IS_THERE,
      errors.SHARED_VIEW_NAMES_PEOPLE,
    ],
    limit,
  }),
  removeSharedView: endpoint({
    method: 'DELETE',
    path: '/staff/shared-views/:id',
    summary: 'Staff: remove a shared view (its author or an owner)',
    access: 'staff',
    params,
    response: z.object({ isRemoved: z.literal(true) }),
    errors: [commonErrors.NOT_FOUND_ERROR, errors.NOT_YOUR_SHARED_VIEW],
    limit,
  }),
}
