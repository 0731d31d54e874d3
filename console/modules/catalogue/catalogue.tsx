import { SelectInput } from 'react-admin'
import { IndianState } from '../../kit/fields.tsx'
import { stateChoices } from '../../kit/names/labels.ts'
import { PictureInput } from '../../kit/pictures/picture-input.tsx'
import { screen } from '../../kit/screen.tsx'
import { courseScreens } from './courses.tsx'
import { listingScreens } from './listings.tsx'

const boards = screen('boards')(({ column, input }) => ({
  label: 'Boards',
  about: 'School boards, as families choose them.',
  asText: ({ name }) => name?.en,
  columns: [column('name'), column('rank')],
  whenNew: [input('key', { helperText: 'Small letters, digits and dashes; it cannot be changed later.' })],
  form: [input('name'), input('rank', { helperText: 'The lowest number is offered first.' })],
}))

const targets = screen('targets')(({ column, filter, input }) => ({
  label: 'Targets',
  about: 'Exams and goals, as families choose them.',
  asText: ({ name }) => name?.en,
  filters: [filter('status')],
  columns: [column('name'), column('targetGroup', 'Group'), column('status'), column('successor'), column('rank')],
  whenNew: [input('key', { helperText: 'Small letters, digits and dashes; it cannot be changed later.' })],
  defaults: { status: 'ACTIVE', targetGroup: null, successor: null },
  form: [
    input('name'),
    input('rank', { helperText: 'The lowest number is offered first.' }),
    input('targetGroup', 'Group', { helperText: 'Leave empty to use the learner’s board.' }),
    input('status', { helperText: 'Families can no longer choose a legacy target.' }),
    input('successor', { helperText: 'The target that replaces a legacy target.' }),
  ],
}))

const grades = screen('grades')(({ column, input }) => ({
  label: 'Grades',
  about: 'Classes and their streams, as families choose them.',
  asText: ({ name }) => name?.en,
  columns: [column('name'), column('grade'), column('isInPicker', 'Shown in the picker')],
  whenNew: [input('key', { helperText: 'Small letters, digits and dashes; it cannot be changed later.' })],
  defaults: { isInPicker: true, stream: null },
  form: [
    input('grade', { helperText: 'LKG is −2, UKG is −1, 12 Pass is 13.' }),
    input('stream'),
    input('name'),
    input('isInPicker', 'Shown in the picker', { helperText: 'If off, families cannot choose it.' }),
  ],
}))

const subjects = screen('subjects')(({ column, filter, input }) => ({
  label: 'Subjects',
  about: 'The subjects of courses, tests and teachers.',
  asText: ({ name }) => name?.en,
  filters: [filter('state')],
  columns: [column('name'), column('state'), column('rank')],
  whenNew: [input('key', { helperText: 'Small letters, digits and dashes; it cannot be changed later.' })],
  defaults: { state: 'VISIBLE' },
  form: [
    input('name'),
    input('rank', { helperText: 'The lowest number is shown first.' }),
    input('state', { helperText: 'Families do not see a hidden subject.' }),
  ],
}))

const teachers = screen('teachers')(({ column, filter, input }) => ({
  label: 'Teachers',
  about: 'The people who teach, as families see them, and the subjects they teach.',
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
    input('subjects', { helperText: 'Main subject first.' }),
    input('qualification', {
      helperText: 'The highest degree and where it was earned, for example M.Sc., University of Delhi.',
    }),
    input('experienceYears', 'Years of experience', { helperText: 'Families read “12 years of teaching”.' }),
    input('languages', { helperText: 'Those that the teacher speaks in class.' }),
    input('about', { helperText: 'Two or three sentences on the pages of their courses.', multiline: true }),
    input('pictureId', 'Portrait', { as: PictureInput }),
  ],
}))

/** "Maharashtra" as "27"; a code, and anything else, as it is. */
function stateCodeOf(cell: string): string {
  const name = cell.toLowerCase()
  return stateChoices.find((state) => state.name.toLowerCase() === name)?.id ?? cell
}

const schools = screen('schools')(({ column, filter, input }) => ({
  label: 'Schools',
  about: 'Schools that families choose from.',
  sheet: [
    { field: 'name', label: 'School', also: ['School name'], example: 'Delhi Public School, Pune' },
    { field: 'city', label: 'City', also: ['Town'], example: 'Pune' },
    { field: 'stateCode', label: 'State', example: 'Maharashtra', read: stateCodeOf },
    { field: 'pinCode', label: 'PIN code', also: ['PIN'], example: '411045' },
    { field: 'board', label: 'Board', example: 'cbse', read: (cell) => cell.toLowerCase() },
  ],
  asText: ({ name }) => name,
  filters: [filter('board'), filter('stateCode', 'State', { as: SelectInput, choices: stateChoices })],
  columns: [
    column('name'),
    column('city'),
    column('stateCode', 'State', { as: IndianState }),
    column('pinCode', 'PIN code'),
    column('board'),
  ],
  form: [
    input('name'),
    input('city'),
    input('stateCode', 'State', { as: SelectInput, choices: stateChoices }),
    input('pinCode', 'PIN code'),
    input('board'),
  ],
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
