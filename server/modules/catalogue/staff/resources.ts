// The resources by which staff keep what courses are sorted by, schools and the menu. Courses themselves: courses.ts.
import { sql } from 'kysely'
import { catalogueStaffApi as api } from '#core/modules/catalogue/staff-api.ts'
import { withPictures } from '#server/modules/media/index.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import type { Fields } from '#server/platform/resource/store.ts'
import { tableStore } from '#server/platform/resource/table.ts'

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

const teacherRows = tableStore({
  table: 'catalogue.teacher',
  fields: ['name', 'subjects', 'qualification', 'experienceYears', 'languages', 'about', 'pictureId', 'isDemo'],
  json: ['about'],
  search: ['name', 'qualification'],
  where: {
    subject: (value) => sql<boolean>`subjects @> array[${value}]::text[]`,
    language: (value) => sql<boolean>`languages @> array[${value}]::text[]`,
  },
  sortedBy: 'name',
})

/** With their portraits. */
export const teachers = withPictures(teacherRows, 'teachers', ['pictureId'])

const schools = tableStore({
  table: 'catalogue.school',
  fields: ['name', 'city', 'stateCode', 'pinCode', 'board', 'isDemo'],
  search: ['name', 'city', 'pinCode'],
  sortedBy: 'name',
})

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
  ...resourceOperations('grades', api.staffGrades, grades, keyed),
  ...resourceOperations('subjects', api.staffSubjects, subjects, keyed),
  ...resourceOperations('teachers', api.staffTeachers, teachers, { kind: 'tea' }),
  ...resourceOperations('schools', api.staffSchools, schools, { kind: 'sch' }),
  ...resourceOperations('menu', api.staffMenu, menu, keyed),
]
