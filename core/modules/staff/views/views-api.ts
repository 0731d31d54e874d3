// The views of the console's lists that a member of staff has saved: one's own, on every computer.
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { line } from '#core/kernel/schemas.ts'
import { savedViewErrors as errors } from '../errors.ts'

const MOST_VIEWS = 30
const Filter = z.record(z.string().max(40), z.unknown())

/** As react-admin keeps one. */
export const SavedView = z.object({
  label: line(80).min(1),
  value: z.object({
    filter: Filter.optional(),
    displayedFilters: Filter.optional(),
    sort: z.object({ field: z.string().max(40), order: z.enum(['ASC', 'DESC']) }).optional(),
    perPage: z.int().min(1).max(1_000).optional(),
  }),
})
export type SavedView = z.infer<typeof SavedView>

/** The views of one list, in the order in which they are offered. */
export const SavedViews = z
  .array(SavedView)
  .max(MOST_VIEWS)
  .refine((views) => JSON.stringify(views).length <= 16_384, 'too much to keep')

/** The name of a list: "orders". */
export const ListName = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'not a list').max(40) // prettier-ignore

export const savedViewsApi = {
  listSavedViews: endpoint({
    method: 'GET',
    path: '/staff/me/views',
    summary: 'Staff: list your saved views',
    access: 'staff',
    response: z.object({ views: z.record(z.string(), SavedViews) }),
  }),
  saveViews: endpoint({
    method: 'PUT',
    path: '/staff/me/views/:resource',
    summary: 'Staff: save or remove some of your views of a list (the others stay as they are)',
    access: 'staff',
    params: z.object({ resource: ListName }),
    body: z.object({ saved: SavedViews, removed: z.array(line(80)).max(MOST_VIEWS) }),
    response: z.object({ views: SavedViews }),
    errors: [errors.TOO_MANY_SAVED_VIEWS],
    limit: { calls: 60, perSeconds: 60 },
  }),
}
