import { sql } from 'kysely'
import type { DraftOf, RecordOf } from '#core/kernel/resource.ts'
import { noticeErrors as errors } from '#core/modules/consent/errors.ts'
import { consentStaffApi } from '#core/modules/consent/staff-api.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import type { ResourceStore } from '#server/platform/resource/store.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { eraseWithdrawnJob } from './erase-withdrawn.ts'
import { findLastVersion, insertNotice } from './store.ts'

const consents = tableStore(consentStaffApi.staffConsents, {
  table: 'consent.entry',
  search: ['learnerId', 'accountId'],
  keys: ['learnerId', 'accountId'],
})

/** The jobs that will delete them. */
const plannedErasures = tableStore(consentStaffApi.staffPlannedErasures, {
  table: 'graphile_worker.jobs',
  id: sql<string>`id::text`,
  version: sql`revision::text`,
  only: sql<boolean>`task_identifier = ${eraseWithdrawnJob.name}`,
  computed: {
    learnerId: sql`(select job.payload ->> 'learnerId' from graphile_worker._private_jobs as job where job.id = jobs.id)`,
  },
})

const notices: ResourceStore<RecordOf<Notices>, NewNotice> = {
  ...tableStore(consentStaffApi.staffConsentNotices, {
    table: 'consent.notice',
    id: sql<string>`purpose || '.' || consent.notice.version || '.' || lang`,
    computed: { noticeVersion: sql`consent.notice.version` },
    search: ['purpose', 'title', 'body', 'effect'],
  }),
  insert: (tx, _, { noticeVersion, ...notice }) => insertNotice(tx, { ...notice, version: noticeVersion }),
}

type Notices = typeof consentStaffApi.staffConsentNotices
type NewNotice = DraftOf<Notices>

/** Versions appear one after the other, each first in English: families without a translation read the English text. */
async function checkOrder(_ctx: Ctx, tx: Tx, { fields }: Write<Notices>): Promise<void> {
  const { purpose, noticeVersion, lang } = fields as NewNotice // notices are only added
  const last = await findLastVersion(tx, purpose)
  if (noticeVersion !== last && (noticeVersion !== last + 1 || lang !== 'en'))
    throw errors.NOTICE_OUT_OF_ORDER({ next: String(last + 1), last: String(last) })
}

export const consentStaff = [
  ...resourceOperations(consentStaffApi.staffConsents, consents),
  ...resourceOperations(consentStaffApi.staffPlannedErasures, plannedErasures),
  ...resourceOperations(consentStaffApi.staffConsentNotices, notices, {
    idOf: ({ purpose, noticeVersion, lang }) => `${purpose}.${noticeVersion}.${lang}`,
    check: checkOrder,
    // Who may publish it has read it for the law's sake: operations console, O29.
    guarded: { publishedAt: 'households.approve' },
  }),
]
