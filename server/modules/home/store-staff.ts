// What staff write for the home page, as tables.
import { sql } from 'kysely'
import { tableStore } from '#server/platform/resource/table.ts'

export const sections = tableStore({
  table: 'home.section',
  id: sql.ref('key'),
  fields: ['key', 'heading', 'subHeading', 'rank', 'audience', 'entityState'],
  json: ['heading', 'subHeading'],
  search: ['key', 'heading', 'subHeading'],
  sortedBy: 'rank',
})

export const cards = tableStore({
  table: 'home.card',
  fields: ['type', 'title', 'text', 'media', 'label', 'redirectionUrl', 'at', 'audience', 'grades', 'rank', 'startsAt', 'endsAt', 'entityState', 'publishedAt', 'isDemo'], // prettier-ignore
  hidden: ['publishedAt'],
  json: ['title', 'text', 'label'],
  instants: ['at', 'startsAt', 'endsAt', 'publishedAt'],
  search: ['title', 'text', 'redirectionUrl'],
  sortedBy: 'rank',
})

export const offerings = tableStore({
  table: 'home.offering',
  fields: ['title', 'text', 'icon', 'redirectionUrl', 'grades', 'rank', 'entityState', 'isDemo'],
  json: ['title', 'text'],
  search: ['title', 'text', 'redirectionUrl'],
  sortedBy: 'rank',
})

export const masterClasses = tableStore({
  table: 'home.master_class',
  fields: ['title', 'subjectKey', 'teacherName', 'grades', 'targets', 'language', 'startsAt', 'lengthMinutes', 'redirectionUrl', 'entityState', 'isDemo'], // prettier-ignore
  json: ['title'],
  instants: ['startsAt'],
  search: ['title', 'teacherName', 'subjectKey'],
  sortedBy: 'startsAt',
  newestFirst: true,
})

export const popups = tableStore({
  table: 'home.popup',
  fields: ['kind', 'title', 'text', 'label', 'redirectionUrl', 'pages', 'audience', 'rank', 'startsAt', 'endsAt', 'entityState', 'isDemo'], // prettier-ignore
  json: ['title', 'text', 'label'],
  instants: ['startsAt', 'endsAt'],
  computed: { views: counted('VIEW'), loginClicks: counted('LOGIN_CLICK'), closeClicks: counted('CLOSE_CLICK') },
  search: ['title', 'text'],
  sortedBy: 'startsAt',
  newestFirst: true,
})

function counted(type: string) {
  return sql`(select count(*) from home.popup_event where popup_id = popup.id and type = ${type})`
}
