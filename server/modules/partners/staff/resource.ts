// Partners as staff keep them.
import { sql } from 'kysely'
import { partnersStaffApi as api } from '#core/modules/partners/staff-api.ts'
import { routes } from '#server/platform/call.ts'
import { counted } from '#server/platform/resource/counted.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { checkPartnerToken, createPartnerKey, removePartnerKey } from './keys.ts'

const partners = tableStore(api.staffPartners, {
  table: 'partners.partner',
  id: sql<string>`code`,
  computed: {
    keys: sql`array(select encode(substr(sha256(key), 1, 4), 'hex') from unnest(keys) with ordinality as each(key, no) order by no)`,
    families: counted(sql`select from partners.tag where tag.partner = partner.code and ended_at is null`),
    customers: counted(sql`select from partners.link where link.partner = partner.code`),
  },
  search: ['code', 'name'],
})

export const partnersStaff = [
  ...resourceOperations(api.staffPartners, partners, { idOf: ({ code }) => code }),
  ...routes(api.staffPartnerActions, {
    createPartnerKey,
    removePartnerKey,
    checkPartnerToken,
  }),
]
