// The lessons of courses, with what is behind each.
import { State } from '../../kit/fields.tsx'
import { screen } from '../../kit/screen.tsx'
import { LessonContent } from './lesson-content.tsx'

const lessons = screen('lessons')(({ column, filter, input }) => ({
  label: 'Lessons',
  about: 'The films, notes and tests of a course, chapter by chapter.',
  asText: ({ title }) => title,
  filters: [
    filter('bundleId', 'Course', { of: 'courses', alwaysOn: true }),
    filter('isEmpty', 'Nothing behind it', { alwaysOn: true }),
    filter('kind'),
    filter('subject', 'Subject', { of: 'subjects' }),
    filter('isActive', 'Shown'),
  ],
  columns: [
    column('position', 'Place'),
    column('title'),
    column('chapter'),
    column('subject', { of: 'subjects', link: false }),
    column('kind', { as: State }),
    column('bundleId', 'Course', { of: 'courses' }),
    column('isEmpty', 'Nothing behind it'),
    column('isActive', 'Shown'),
  ],
  whenNew: [
    input('bundleId', 'Course', { of: 'courses' }),
    input('kind', { helperText: 'It decides which file or test is put behind the lesson.' }),
    input('subject', 'Subject', { of: 'subjects' }),
  ],
  defaults: { kind: 'FILM', position: 1, isFree: false, isActive: true },
  aside: LessonContent,
  form: [
    input('chapter'),
    input('title'),
    input('position', 'Place in the course', { helperText: '1 comes first.' }),
    input('isFree', 'Open to everybody who is signed in', {
      helperText: 'If off, only learners of the course can open it.',
    }),
    input('isActive', 'Families see it'),
  ],
}))

export const lessonScreens = [lessons]
