// Samples of classes on the pages of courses: everybody sees them before they buy.
import { PictureInput } from '../../kit/pictures/picture-input.tsx'
import { screen } from '../../kit/screen.tsx'

const orNull = (typed: string) => (typed === '' ? null : typed)

const samples = screen('sample-lessons')(({ column, filter, input, items }) => ({
  label: 'Sample lessons',
  about: 'A short film, a page of notes and three questions for the pages of courses.',
  asText: ({ title }) => title?.en,
  filters: [filter('subject', 'Subject', { of: 'subjects', alwaysOn: true })],
  columns: [
    column('rank'),
    column('title'),
    column('subject', 'Subject', { of: 'subjects' }),
    column('firstGrade', 'From class'),
    column('lastGrade', 'To class'),
    column('teacherName', 'Teacher'),
  ],
  defaults: { targets: [], rank: 1, filmUrl: null, filmSeconds: null, posterUrl: null, captions: [], notesPictureId: null, questionIds: [] },
  form: [
    input('title'),
    input('subject', 'Subject', { of: 'subjects' }),
    input('teacherName', 'Teacher'),
    input('firstGrade', 'From class'),
    input('lastGrade', 'To class'),
    input('targets', 'Targets', { helperText: 'Only courses for these targets show it; leave empty for all of these classes.' }),
    input('rank', 'Rank', { helperText: 'A course shows the one with the lowest rank that fits.' }),
    input('filmUrl', 'Film', { parse: orNull, helperText: 'Its address, with its length below; both or none.' }),
    input('filmSeconds', 'Length of the film in seconds'),
    input('posterUrl', 'Picture of the film', { parse: orNull }),
    items('captions', 'Captions', ({ input }) => [input('language'), input('url')]),
    input('notesPictureId', 'Page of notes', { as: PictureInput }),
    input('questionIds', 'Questions', { helperText: 'Up to three of the bank; their answers become public, so use them in no test.' }),
  ],
})) // prettier-ignore

export const sampleScreens = [samples]
