// Tests in school: operations console, O15.
import { FreePlace } from './locks.tsx'
import { SessionPanels } from './session-panels.tsx'
import { Day } from '../../kit/fields.tsx'
import { DateInput } from 'react-admin'
import type { StaffRecord } from '../../frame/contract.ts'
import { screen } from '../../kit/screen.tsx'

export const inschoolScreens = [
  screen('partner-schools')(({ column, filter, input }) => ({
    label: 'Schools',
    about: 'Schools with an agreement for tests in their classrooms.',
    asText: ({ name, city }) => `${name}, ${city}`,
    filters: [filter('isActive', 'Active'), filter('hasAgreed', 'With an agreement')],
    columns: [
      column('name'),
      column('city'),
      column('udise', 'UDISE number'),
      column('agreedOn', 'Agreement of', { as: Day }),
      column('isActive', 'Active'),
    ],
    defaults: { agreedOn: null, agreement: '' },
    form: [
      input('name'),
      input('city'),
      input('udise', 'UDISE number'),
      input('agreedOn', 'Agreement of', {
        as: DateInput,
        helperText: 'No session starts without it: the school answers for its pupils’ data.',
      }),
      input('agreement', 'Where the agreement is kept'),
      input('isActive', 'Active'),
    ],
  })),
  screen('school-sessions')(({ column, filter, input }) => ({
    label: 'Tests in school',
    about: 'A test at a school: its code, its hours and its places.',
    asText: ({ code, schoolName }) => `${code}, ${schoolName}`,
    filters: [filter('schoolId', 'School', { of: 'partner-schools' })],
    columns: [
      column('code'),
      column('schoolName', 'School'),
      column('paperTitle', 'Paper'),
      column('opensAt', 'Opens'),
      column('closesAt', 'Closes'),
      column('pupils'),
      column('maxPupils', 'Places'),
      column('erasesAt', 'Data erased on'),
    ],
    aside: SessionPanels,
    whenNew: [
      input('schoolId', 'School', {
        of: 'partner-schools',
        filter: { isActive: true, hasAgreed: true },
        helperText: 'A school with an agreement.',
      }),
      input('paperId', 'Paper', {
        of: 'school-papers',
        filter: { status: 'PUBLISHED' },
        optionText: ({ title }: StaffRecord<'school-papers'>) => title.en,
        helperText: 'A published paper for tests in school; another day needs another paper.',
      }),
      input('opensAt', 'Opens'),
      input('pin', 'PIN of the coordinator', {
        helperText: 'Four digits, never shown again: for another tablet, or where all places are taken.',
      }),
    ],
    form: [
      input('closesAt', 'Closes', { helperText: 'At most seven days after it opens.' }),
      input('maxPupils', 'Places'),
    ],
    defaults: { maxPupils: 60 },
  })),
  screen('school-pupils')(({ column, filter }) => ({
    label: 'Class sheets',
    about: 'The pupils who took a test at school, until their data is erased.',
    asText: ({ alias, className, roll }) => `${alias}, ${className}, ${roll}`,
    aside: FreePlace,
    filters: [filter('sessionId', 'Session', { of: 'school-sessions', alwaysOn: true })],
    columns: [
      column('code'),
      column('className', 'Class'),
      column('roll', 'Roll number'),
      column('alias', 'Name'),
      column('status'),
      column('saved', 'Answers'),
      column('marks'),
      column('maxMarks', 'Of'),
      column('lateCounted', 'Late, counted'),
      column('lateNotCounted', 'Late, not counted'),
      column('heardAt', 'Last heard before the end'),
      column('backAt', 'Heard again'),
      column('isClaimed', 'Taken over'),
      column('joinedAt', 'Joined'),
    ],
  })),
]
