// Study material by chapter, its rights, its file. Operations console, O33.
import { State, words } from '../../kit/fields.tsx'
import { screen, type Screen } from '../../kit/screen.tsx'
import { CourseKeyInput, CourseKeyName } from './course-key.tsx'
import { ResourceFile } from './resource-file.tsx'
import { hiddenUnlessPublished } from '../../kit/live/live-place.ts'

const chapters = screen('library-chapters')(({ column, filter, input }) => ({
  label: 'Study chapters',
  about: 'The chapters under which study material is found.',
  asText: ({ title, gradeKey, courseKey }) => `${title?.en}, ${words(gradeKey ?? '')}, ${(courseKey ?? '').toUpperCase()}`,
  filters: [filter('gradeKey', 'Class'), filter('courseKey', 'Target or board', { as: CourseKeyInput }), filter('subjectKey', 'Subject', { of: 'subjects' })],
  columns: [
    column('gradeKey', 'Class'),
    column('courseKey', 'Target or board', { as: CourseKeyName }),
    column('subjectKey', 'Subject', { of: 'subjects' }),
    column('position', 'Place'),
    column('title'),
    column('resources', 'Study material'),
  ],
  form: [
    input('title'),
    input('gradeKey', 'Class'),
    input('courseKey', 'Target or board', { as: CourseKeyInput }),
    input('subjectKey', 'Subject', { of: 'subjects' }),
    input('slug', 'Address', { helperText: 'The end of its page’s address: small letters, digits and hyphens.' }),
    input('position', 'Place in the list'),
  ],
  related: [{ of: 'library-resources', by: 'chapterId', value: 'id' }],
  live: ({ gradeKey, courseKey, subjectKey, slug }) => ({ path: `/study/${gradeKey}/${courseKey}/${subjectKey}/${slug}` }),
})) // prettier-ignore

const resources = screen('library-resources')(({ column, filter, input }) => ({
  label: 'Study material',
  about: 'Notes, formulae, sample papers and NCERT solutions for families to read.',
  asText: ({ title }) => title?.en,
  filters: [
    filter('state', { alwaysOn: true }),
    filter('kind', { alwaysOn: true }),
    filter('chapterId', 'Chapter', { of: 'library-chapters' }),
  ],
  columns: [
    column('title'),
    column('kind', { as: State }),
    column('chapterId', 'Chapter', { of: 'library-chapters' }),
    column('access', { as: State }),
    column('editionYear', 'Edition'),
    column('licence', 'Licence'),
    column('openings', 'Opened'),
    column('state', { as: State }),
    column('updatedAt', 'Changed'),
  ],
  defaults: { access: 'FREE', language: 'en', courseIds: [], address: null, pages: null, editionYear: null, rightsHolder: '', licence: '', isOutdated: false, state: 'DRAFT' },
  form: [
    input('title'),
    input('chapterId', 'Chapter', { of: 'library-chapters' }),
    input('kind', 'Kind'),
    input('language', 'Language', { helperText: 'The language it is written in.' }),
    input('access', 'Who may open it', { helperText: 'Enrolled: learners who take one of the courses below now.' }),
    input('courseIds', 'Courses'),
    input('address', 'Address elsewhere', { helperText: 'For texts of others, such as NCERT; a stored file goes before it.' }),
    input('pages', 'Pages'),
    input('editionYear', 'Year of the edition', { helperText: 'Needed to publish.' }),
    input('rightsHolder', 'Rights holder', { helperText: 'Needed to publish.' }),
    input('licence', 'Licence', { helperText: 'Needed to publish: CC BY-SA 4.0, or All rights reserved.' }),
    input('isOutdated', 'The syllabus has changed since'),
    input('state', 'State', { helperText: 'Withdrawn takes it from families and keeps it here.' }),
  ],
  live: ({ state, chapterId }) => (state === 'PUBLISHED' ? { of: 'library-chapters', id: chapterId } : { path: '/study', hiddenBecause: hiddenUnlessPublished(state) }),
  aside: ResourceFile,
})) // prettier-ignore

export const libraryScreens: Screen[] = [resources, chapters]
