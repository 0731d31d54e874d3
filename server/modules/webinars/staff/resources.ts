// The staff resources of webinars.
import { webinarsStaffApi as api } from '#core/modules/webinars/staff-api.ts'
import { done, routes } from '#server/platform/call.ts'
import type { Preview } from '#server/platform/resource/points/previews.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { pathOf } from '../families/notices.ts'
import { findWebinar, publishForNow } from '../store-webinars.ts'
import { changed, checkWebinar, draftFields } from './change-webinar.ts'
import { duplicateWebinar } from './duplicate-webinar.ts'
import { previewChange } from './preview-change.ts'
import { setCaptions } from './set-captions.ts'
import { offerPlace, removeRegistration } from './waitlist.ts'
import { registrations, series, webinars } from './store.ts'

/** A draft is shown as it will be once it is published. */
export const webinarPreviews: readonly Preview[] = [
  {
    resource: 'webinars',
    feature: 'webinars',
    async apply(_ctx, tx, id) {
      const webinar = await findWebinar(tx, id)
      if (!webinar) return undefined
      if (webinar.status === 'DRAFT') await publishForNow(tx, id)
      return pathOf(webinar)
    },
  },
]

export const webinarsStaff = [
  ...resourceOperations(api.staffWebinars, webinars, {
    kind: 'wbn',
    complete: draftFields,
    check: checkWebinar,
    changed,
  }),
  ...resourceOperations(api.staffWebinarSeries, series, { kind: 'wsr' }),
  ...resourceOperations(api.staffWebinarRegistrations, registrations),
  ...routes(api.staffWebinarActions, {
    previewChange,
    offerPlace,
    removeRegistration: done(removeRegistration),
    setCaptions: done(setCaptions),
    duplicate: duplicateWebinar,
  }),
]
