// The resources by which staff keep the home page.
import { homeStaffApi } from '#core/modules/home/staff-api.ts'
import type { Ctx } from '#server/platform/context.ts'
import { resourceOperations, type NewWrite } from '#server/platform/resource/resource.ts'
import { cards, offerings, popups, sections } from './store-staff.ts'

/** If two cards have the same rank, the newer one comes first. */
function publishedNow(ctx: Ctx, _: unknown, { fields }: NewWrite<typeof homeStaffApi.staffFeedCards>) {
  return { ...fields, publishedAt: ctx.now() }
}

export const homeStaff = [
  ...resourceOperations(homeStaffApi.staffHomeSections, sections),
  ...resourceOperations(homeStaffApi.staffFeedCards, cards, { kind: 'crd', complete: publishedNow }),
  ...resourceOperations(homeStaffApi.staffOfferings, offerings, { kind: 'ofr' }),
  ...resourceOperations(homeStaffApi.staffPopups, popups, { kind: 'pop' }),
]
