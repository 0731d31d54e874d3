// The resources by which staff keep the catalogue.
import { sql } from 'kysely'
import type { Paise } from '#core/kernel/money.ts'
import { catalogueStaffApi as api } from '#core/modules/catalogue/staff-api.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import type { Fields, ResourceStore } from '#server/platform/resource/store.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { insertBundlePrice, updateBundlePrice } from './store-prices.ts'

const key = sql<string>`key`
const keyed = { idOf: ({ key: chosen }: Fields) => String(chosen) }

const boards = tableStore({
  table: 'catalogue.board',
  id: key,
  fields: ['key', 'name', 'rank'],
  json: ['name'],
  search: ['key', 'name'],
  sortedBy: 'rank',
})

const targets = tableStore({
  table: 'catalogue.target',
  id: key,
  fields: ['key', 'name', 'targetGroup', 'status', 'successor', 'rank'],
  json: ['name'],
  search: ['key', 'name', 'targetGroup'],
  sortedBy: 'rank',
})

const grades = tableStore({
  table: 'catalogue.grade',
  id: key,
  fields: ['key', 'grade', 'stream', 'name', 'isInPicker'],
  json: ['name'],
  search: ['key', 'name'],
  sortedBy: 'grade',
})

const subjects = tableStore({
  table: 'catalogue.subject',
  id: key,
  fields: ['key', 'name', 'state', 'rank'],
  json: ['name'],
  search: ['key', 'name'],
  sortedBy: 'rank',
})

const teachers = tableStore({
  table: 'catalogue.teacher',
  fields: ['name', 'subjects', 'qualification', 'experienceYears', 'languages', 'about', 'isDemo'],
  json: ['about'],
  search: ['name', 'qualification'],
  where: {
    subject: (value) => sql<boolean>`subjects @> array[${value}]::text[]`,
    language: (value) => sql<boolean>`languages @> array[${value}]::text[]`,
  },
  sortedBy: 'name',
})

const schools = tableStore({
  table: 'catalogue.school',
  fields: ['name', 'city', 'stateCode', 'pinCode', 'board', 'isDemo'],
  search: ['name', 'city', 'pinCode'],
  sortedBy: 'name',
})

const rows = tableStore({
  table: 'catalogue.bundle',
  fields: ['slug', 'title', 'outcome', 'grade', 'stream', 'boards', 'target', 'language', 'variantName', 'courseKind', 'isEarlyLearning', 'price', 'cutPrice', 'startsAt', 'endsAt', 'lastPurchaseAt', 'aslGroup', 'status', 'isListed', 'isDemo'], // prettier-ignore
  json: ['title', 'outcome'],
  instants: ['startsAt', 'endsAt', 'lastPurchaseAt'],
  search: ['slug', 'title'],
  sortedBy: 'grade',
})

/** With the price goes its history: a struck price must be one it was sold at, decision P-10. */
const courses: ResourceStore = {
  ...rows,
  async insert(tx, id, fields, now) {
    await rows.insert?.(tx, id, fields, now)
    await insertBundlePrice(tx, id, fields['price'] as Paise, now) // the contract's draft has one
  },
  async update(tx, id, fields, now) {
    const { price, ...rest } = fields
    const before = await rows.find(tx, id, now)
    if (price !== undefined && price !== before?.['price']) await updateBundlePrice(tx, id, price as Paise, now) // the contract's
    if (Object.keys(rest).length > 0) await rows.update?.(tx, id, rest, now)
  },
}

const menu = tableStore({
  table: 'catalogue.menu_entry',
  id: key,
  fields: ['key', 'parentKey', 'heading', 'subHeading', 'iconUrl', 'redirectionUrl', 'rank', 'grid', 'description', 'entityState', 'isTopCourse'], // prettier-ignore
  json: ['heading', 'subHeading', 'description'],
  search: ['key', 'heading', 'redirectionUrl'],
  sortedBy: 'rank',
})

export const catalogueStaff = [
  ...resourceOperations('boards', api.staffBoards, boards, keyed),
  ...resourceOperations('targets', api.staffTargets, targets, keyed),
  ...resourceOperations('grades', api.staffGrades, grades),
  ...resourceOperations('subjects', api.staffSubjects, subjects, keyed),
  ...resourceOperations('teachers', api.staffTeachers, teachers, { kind: 'tea' }),
  ...resourceOperations('schools', api.staffSchools, schools, { kind: 'sch' }),
  ...resourceOperations('courses', api.staffCourses, courses, {
    kind: 'bun',
    guarded: { price: 'catalogue.approve', cutPrice: 'catalogue.approve' },
  }),
  ...resourceOperations('menu', api.staffMenu, menu, keyed),
]
