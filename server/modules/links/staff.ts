import { sql } from 'kysely'
import { staffCheckedLinks } from '#core/modules/links/staff-api.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export const checkedLinks = tableStore(staffCheckedLinks, {
  table: 'links.link',
  computed: {
    pages: sql`array(select page from links.use where link_id = link.id order by page limit 20)`,
  },
  where: { isBroken: (value) => sql<boolean>`(broken_since is not null) = ${value}` },
  search: ['url', 'location'],
  keys: ['url'],
})
