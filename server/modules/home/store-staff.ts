// The tables of the home page's content, as staff edit it.
import { Instant } from '#core/kernel/schemas.ts'
import { homeStaffApi } from '#core/modules/home/staff-api.ts'
import { sql } from 'kysely'
import { tableStore } from '#server/platform/resource/table.ts'

export const sections = tableStore(homeStaffApi.staffHomeSections, {
  table: 'home.section',
  id: sql.ref('key'),
  search: ['key', 'heading', 'subHeading'],
})

export const cards = tableStore(homeStaffApi.staffFeedCards, {
  table: 'home.card',
  hidden: { publishedAt: Instant },
  search: ['title', 'text', 'redirectionUrl'],
})

export const offerings = tableStore(homeStaffApi.staffOfferings, {
  table: 'home.offering',
  search: ['title', 'text', 'redirectionUrl'],
})

export const popups = tableStore(homeStaffApi.staffPopups, {
  table: 'home.popup',
  computed: { views: counted('VIEW'), loginClicks: counted('LOGIN_CLICK'), closeClicks: counted('CLOSE_CLICK') },
  search: ['title', 'text'],
})

function counted(type: string) {
  return sql`(select count(*) from home.popup_event where popup_id = popup.id and type = ${type})`
}
