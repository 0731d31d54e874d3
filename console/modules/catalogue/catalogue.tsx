import { LANGUAGES } from '#core/taxonomy/language.ts'
import { PictureInput } from '../../kit/pictures/picture-input.tsx'
import { screen } from '../../kit/screen.tsx'
import { courseScreens } from './courses.tsx'
import { listingScreens } from './listings.tsx'

const boards = screen('boards')(({ column, input }) => ({
  label: 'Boards',
  asText: ({ name }) => name?.en,
  columns: [column('key'), column('name'), column('rank')],
  whenNew: [input('key', { helperText: 'Small letters, digits and dashes. It stays for good.' })],
  form: [input('name'), input('rank')],
}))

const targets = screen('targets')(({ column, filter, input }) => ({
  label: 'Targets',
  asText: ({ name }) => name?.en,
  filters: [filter('status')],
  columns: [
    column('key'),
    column('name'),
    column('targetGroup', 'Group'),
    column('status'),
    column('successor'),
    column('rank'),
  ],
  whenNew: [input('key', { helperText: 'Small letters, digits and dashes. It stays for good.' })],
  defaults: { status: 'ACTIVE', targetGroup: null, successor: null },
  form: [
    input('name'),
    input('rank'),
    input('targetGroup', 'Group', { helperText: 'Empty: the learner’s board.' }),
    input('status'),
    input('successor', { helperText: 'Where the pages of a legacy target lead to.' }),
  ],
}))

const grades = screen('grades')(({ column, input }) => ({
  label: 'Grades',
  asText: ({ name }) => name?.en,
  columns: [column('key'), column('name'), column('grade'), column('isInPicker', 'In the picker')],
  whenNew: [input('key', { helperText: 'Small letters, digits and dashes. It stays for good.' })],
  defaults: { isInPicker: true, stream: null },
  form: [
    input('grade', { helperText: 'LKG is −2, UKG −1; 13 is after class 12.' }),
    input('stream'),
    input('name'),
    input('isInPicker', 'In the picker'),
  ],
}))

const subjects = screen('subjects')(({ column, filter, input }) => ({
  label: 'Subjects',
  asText: ({ name }) => name?.en,
  filters: [filter('state')],
  columns: [column('key'), column('name'), column('state'), column('rank')],
  whenNew: [input('key', { helperText: 'Small letters, digits and dashes. It stays for good.' })],
  defaults: { state: 'VISIBLE' },
  form: [input('name'), input('rank'), input('state')],
}))

const teachers = screen('teachers')(({ column, filter, input }) => ({
  label: 'Teachers',
  asText: ({ name }) => name,
  filters: [filter('subject'), filter('language')],
  columns: [
    column('name'),
    column('subjects'),
    column('qualification'),
    column('experienceYears', 'Years'),
    column('languages'),
  ],
  form: [
    input('name'),
    input('subjects', { helperText: 'Keys of subjects, the main one first.' }),
    input('qualification'),
    input('experienceYears', 'Years of experience'),
    input('languages', { helperText: LANGUAGES.join(', ') }),
    input('about', { multiline: true }),
    input('pictureId', 'Portrait', { as: PictureInput }),
  ],
}))

const schools = screen('schools')(({ column, filter, input }) => ({
  label: 'Schools',
  sheet: ['name', 'city', 'stateCode', 'pinCode', 'board'],
  asText: ({ name }) => name,
  filters: [filter('board'), filter('stateCode')],
  columns: (['name', 'city', 'stateCode', 'pinCode', 'board'] as const).map((source) => column(source)),
  form: (['name', 'city', 'stateCode', 'pinCode', 'board'] as const).map((source) => input(source)),
}))

export const catalogueScreens = [
  ...courseScreens,
  ...listingScreens,
  teachers,
  boards,
  targets,
  grades,
  subjects,
  schools,
]
