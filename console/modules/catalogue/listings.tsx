// How courses are shown: what their own pages say, their toppers, the shelf of short programmes, names of groups of targets.
import { ArrayInput, DataTable, SimpleFormIterator } from 'react-admin' // prettier-ignore
import { SpokenInput } from '../../kit/inputs/inputs.tsx'
import { screen } from '../../kit/screen.tsx'

function TextsInput({ source, label }: { readonly source: string; readonly label: string }) {
  return (
    <ArrayInput source={source} label={label}>
      <SimpleFormIterator fullWidth>
        <SpokenInput source="" label="Text" />
      </SimpleFormIterator>
    </ArrayInput>
  )
}

const orNull = (typed: string) => (typed === '' ? null : typed)

const coursePages = screen('course-pages')(({ column, detail, input, items }) => ({
  label: 'Course pages',
  about: 'What the page of a short course says: what it helps with, what it includes, and its figures.',
  asText: () => '',
  columns: [
    column('bundleId', 'Course', { of: 'courses', link: false }),
    <DataTable.Col key="helps" label="Helps with" disableSort render={({ helps }) => helps.length} />,
    <DataTable.Col key="services" label="Includes" disableSort render={({ services }) => services.length} />,
    <DataTable.Col key="stats" label="Figures" disableSort render={({ keyStats }) => keyStats.length} />,
  ],
  whenNew: [input('bundleId', 'Course', { of: 'courses' })],
  defaults: { helps: [], services: [], keyStats: [], videoUrl: null, thumbnailMweb: null, thumbnailDweb: null },
  form: [
    <p key="p" className="sentence">
      {detail('bundleId', { of: 'courses' })}
    </p>,
    input('helps', 'Helps with', { helperText: 'One short line each, on the page of the course.', as: TextsInput }),
    input('services', 'Includes', {
      helperText: 'One short line each, for example “Tests every Saturday”.',
      as: TextsInput,
    }),
    items('keyStats', 'Key figures of the course', ({ input }) => [input('figure'), input('text')], {
      layout: { fullWidth: true },
    }),
    input('videoUrl', 'Video', {
      type: 'url',
      parse: orNull,
      helperText: 'Add the video and both pictures, or none of them.',
    }),
    input('thumbnailMweb', 'Video picture on a phone', { parse: orNull }),
    input('thumbnailDweb', 'Video picture on a wide screen', { parse: orNull }),
  ],
  live: ({ bundleId }) => ({ of: 'courses', id: bundleId }),
}))

const toppers = screen('toppers')(({ column, filter, input }) => ({
  label: 'Toppers',
  about: 'Learners with excellent results, each with a consent.',
  asText: ({ name, result }) => `${name}, ${result}`,
  filters: [filter('isShown', 'Shown', { alwaysOn: true })],
  columns: [column('name'), column('result'), column('exam'), column('year'), column('expiresAt', 'Consent until')],
  defaults: { wasPaid: true },
  form: [
    input('bundleId', 'Course', { of: 'courses' }),
    input('name'),
    input('result', { helperText: 'For example AIR 412.' }),
    input('exam'),
    input('year'),
    input('course', 'Course name, as shown'),
    input('courseMonths', 'Months enrolled'),
    input('wasPaid', 'Paid course'),
    input('sourceUrl', 'Link to the published result', {
      helperText: 'Families can check the result there.',
      type: 'url',
    }),
    input('consentedAt', 'Written consent from'),
    input('expiresAt', 'Consent until', { helperText: 'The topper is hidden after this date.' }),
  ],
  live: ({ bundleId }) => ({ of: 'courses', id: bundleId }),
}))

const shortPrograms = screen('short-programs')(({ column, detail, filter, input }) => ({
  label: 'Short courses',
  about: 'Courses of a few weeks, and how their list shows them.',
  asText: () => '',
  filters: [filter('format', { alwaysOn: true })],
  columns: [
    column('bundleId', 'Course', { of: 'courses', link: false }),
    column('format'),
    column('isFeatured', 'Featured'),
    column('rank'),
  ],
  whenNew: [input('bundleId', 'Course', { of: 'courses' })],
  defaults: { isFeatured: false, rank: 1 },
  form: [
    <p key="p" className="sentence">
      {detail('bundleId', { of: 'courses' })}
    </p>,
    input('format'),
    input('isFeatured', 'Featured'),
    input('rank', { helperText: 'The lowest number is shown first.' }),
  ],
  live: () => ({ path: '/short-programs' }),
}))

const groupHeadings = screen('group-headings')(({ column, input }) => ({
  label: 'Target groups',
  about: 'The headings under which targets are shown.',
  asText: ({ heading }) => heading?.en,
  columns: [column('targetGroup', 'Group'), column('heading'), column('rank')],
  whenNew: [input('targetGroup', 'Group', { helperText: 'For example JEE, NEET or the name of a board.' })],
  form: [input('heading'), input('rank')],
}))

export const listingScreens = [coursePages, shortPrograms, groupHeadings, toppers]
