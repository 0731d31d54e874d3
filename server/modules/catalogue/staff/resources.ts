// The resources by which staff keep what courses are sorted by, schools and the menu. Courses themselves: courses.ts.
import { sql } from 'kysely'
import { catalogueStaffApi as api } from '#core/modules/catalogue/staff-api.ts'
import { withPictures } from '#server/modules/media/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { checkMenuPlace, noteMenuIcon } from './menu-rules.ts'
import { refuseKnownSchool } from './refuse-known-school.ts'

const key = sql<string>`key`
const keyed = { idOf: ({ key: chosen }: { readonly key: string }) => chosen }

const boards = tableStore(api.staffBoards, {
  table: 'catalogue.board',
  id: key,
  search: ['key', 'name'],
})

const targets = tableStore(api.staffTargets, {
  table: 'catalogue.target',
  id: key,
  search: ['key', 'name', 'targetGroup'],
})

const grades = tableStore(api.staffGrades, {
  table: 'catalogue.grade',
  id: key,
  search: ['key', 'name'],
})

const subjects = tableStore(api.staffSubjects, {
  table: 'catalogue.subject',
  id: key,
  search: ['key', 'name'],
})

export const teacherRows = tableStore(api.staffTeachers, {
  table: 'catalogue.teacher',
  search: ['name', 'qualification'],
  where: {
    subject: (value) => sql<boolean>`subjects @> array[${value}]::text[]`,
    language: (value) => sql<boolean>`languages @> array[${value}]::text[]`,
  },
})

/** With their portraits. */
export const teachers = withPictures(api.staffTeachers, teacherRows, ['pictureId'])

export const schools = tableStore(api.staffSchools, {
  table: 'catalogue.school',
  search: ['name', 'city', 'pinCode'],
  isSearchIndexed: true,
})

export const menu = tableStore(api.staffMenu, {
  table: 'catalogue.menu_entry',
  id: key,
  search: ['key', 'heading', 'redirectionUrl'],
})

async function checkSchool(_ctx: Ctx, tx: Tx, { before, fields }: Write<typeof api.staffSchools>): Promise<void> {
  const { name = before?.name ?? '', pinCode = before?.pinCode ?? '' } = fields
  if (before?.name !== name || before.pinCode !== pinCode) await refuseKnownSchool(tx, { name, pinCode }, before?.id)
}

export const catalogueStaff = [
  ...resourceOperations(api.staffBoards, boards, keyed),
  ...resourceOperations(api.staffTargets, targets, keyed),
  ...resourceOperations(api.staffGrades, grades, keyed),
  ...resourceOperations(api.staffSubjects, subjects, keyed),
  ...resourceOperations(api.staffTeachers, teachers, { kind: 'tea' }),
  ...resourceOperations(api.staffSchools, schools, { kind: 'sch', check: checkSchool }),
  ...resourceOperations(api.staffMenu, menu, {
    ...keyed,
    check: checkMenuPlace,
    created: noteMenuIcon,
    changed: noteMenuIcon,
  }),
]
