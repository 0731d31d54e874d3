// The resources by which staff keep the home page.
import { homeStaffApi } from '#core/modules/home/staff-api.ts'
import type { Ctx } from '#server/platform/context.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import { cards, masterClasses, offerings, popups, sections } from './store-staff.ts'

/** Of two cards of one rank the newer stands first. */
function publishedNow(ctx: Ctx, _: unknown, { fields }: Write) {
  return { ...fields, publishedAt: ctx.now() }
}

export const homeStaff = [
  ...resourceOperations('home-sections', homeStaffApi.staffHomeSections, sections),
  ...resourceOperations('feed-cards', homeStaffApi.staffFeedCards, cards, { kind: 'crd', complete: publishedNow }),
  ...resourceOperations('offerings', homeStaffApi.staffOfferings, offerings, { kind: 'ofr' }),
  ...resourceOperations('master-classes', homeStaffApi.staffMasterClasses, masterClasses, { kind: 'mcl' }),
  ...resourceOperations('popups', homeStaffApi.staffPopups, popups, { kind: 'pop' }),
]
