import { sql } from 'kysely'
import type { z } from 'zod'
import { noticeErrors as errors } from '#core/modules/consent/errors.ts'
import { consentStaffApi } from '#core/modules/consent/staff-api.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import type { ResourceStore } from '#server/platform/resource/store.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { findLastVersion, insertNotice } from './store.ts'

const consents = tableStore({
  table: 'consent.entry',
  fields: ['learnerId', 'accountId', 'purpose', 'given', 'noticeVersion', 'lang', 'method', 'at'],
  instants: ['at'],
  search: ['learnerId', 'accountId'],
  sortedBy: 'at',
  newestFirst: true,
})

const notices = {
  ...tableStore({
    table: 'consent.notice',
    id: sql<string>`purpose || '.' || consent.notice.version || '.' || lang`,
    fields: ['purpose', 'lang', 'title', 'body', 'effect', 'publishedAt'],
    computed: { noticeVersion: sql`consent.notice.version` },
    search: ['purpose', 'title', 'body', 'effect'],
    sortedBy: 'publishedAt',
    newestFirst: true,
  }),
  insert: (tx, _, fields) => {
    const { noticeVersion, ...notice } = fields as unknown as NewNotice // the contract's
    return insertNotice(tx, { ...notice, version: noticeVersion })
  },
} satisfies ResourceStore

type NewNotice = z.output<NonNullable<typeof consentStaffApi.staffConsentNotices.create.body>>

/** One version after the other, each first in English: whoever's language is missing reads that. */
async function checkOrder(_ctx: Ctx, tx: Tx, { fields }: Write): Promise<void> {
  const { purpose, noticeVersion, lang } = fields as unknown as NewNotice // the contract's
  const last = await findLastVersion(tx, purpose)
  if (noticeVersion !== last && (noticeVersion !== last + 1 || lang !== 'en'))
    throw errors.NOTICE_OUT_OF_ORDER({ next: String(last + 1), last: String(last) })
}

export const consentStaff = [
  ...resourceOperations('consents', consentStaffApi.staffConsents, consents),
  ...resourceOperations('consent-notices', consentStaffApi.staffConsentNotices, notices, {
    idOf: ({ purpose, noticeVersion, lang }) => `${purpose}.${noticeVersion}.${lang}`,
    check: checkOrder,
    // Who may publish it has read it for the law's sake: operations console, O29.
    guarded: { publishedAt: 'households.approve' },
  }),
]
