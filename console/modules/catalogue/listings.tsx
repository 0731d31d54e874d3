// How courses are shown: what their own pages say, their toppers, the shelf of short programmes, names of groups of targets.
import { ArrayInput, DataTable, SimpleFormIterator } from 'react-admin' // prettier-ignore
import { SpokenInput } from '../../kit/inputs.tsx'
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
  label: 'Pages of courses',
  asText: () => '',
  columns: [
    column('bundleId', 'Course', { of: 'courses', link: false }),
    <DataTable.Col key="helps" label="Helps with" disableSort render={({ helps }) => helps.length} />,
    <DataTable.Col key="services" label="In it" disableSort render={({ services }) => services.length} />,
    <DataTable.Col key="stats" label="Figures" disableSort render={({ keyStats }) => keyStats.length} />,
  ],
  whenNew: [input('bundleId', 'Course', { of: 'courses' })],
  defaults: { helps: [], services: [], keyStats: [], videoUrl: null, thumbnailMweb: null, thumbnailDweb: null },
  form: [
    <p key="p" className="sentence">
      {detail('bundleId', { of: 'courses' })}
    </p>,
    input('helps', 'What it helps with', { as: TextsInput }),
    input('services', 'What is in it', { as: TextsInput }),
    items('keyStats', 'Figures of the course itself, counted', ({ input }) => [input('figure'), input('text')], {
      layout: { fullWidth: true },
    }),
    input('videoUrl', 'Video', {
      type: 'url',
      parse: orNull,
      helperText: 'With both its pictures, or none of the three.',
    }),
    input('thumbnailMweb', 'Its picture on a phone', { parse: orNull }),
    input('thumbnailDweb', 'Its picture on a wide screen', { parse: orNull }),
  ],
}))

const toppers = screen('toppers')(({ column, filter, input }) => ({
  label: 'Toppers',
  asText: ({ name, result }) => `${name}, ${result}`,
  filters: [filter('isShown', 'Shown', { alwaysOn: true })],
  columns: [
    column('name'),
    column('result'),
    column('exam'),
    column('year', { options: { useGrouping: false } }),
    column('expiresAt', 'Consent until'),
  ],
  defaults: { wasPaid: true },
  form: [
    input('bundleId', 'Course', { of: 'courses' }),
    input('name'),
    input('result', { helperText: 'AIR 412' }),
    input('exam'),
    input('year'),
    input('course', 'The course in words'),
    input('courseMonths', 'Months in the course'),
    input('wasPaid', 'The course was paid for'),
    input('sourceUrl', 'Where a family may check it', { type: 'url' }),
    input('consentedAt', 'Written consent since'),
    input('expiresAt', 'Consent until', { helperText: 'Nobody sees the topper from then on.' }),
  ],
}))

const shortPrograms = screen('short-programs')(({ column, detail, filter, input }) => ({
  label: 'Short programmes',
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
    input('rank'),
  ],
}))

const groupHeadings = screen('group-headings')(({ column, input }) => ({
  label: 'Groups of targets',
  asText: ({ heading }) => heading?.en,
  columns: [column('targetGroup', 'Group'), column('heading'), column('rank')],
  whenNew: [input('targetGroup', 'Group', { helperText: 'JEE, NEET, or a board’s name.' })],
  form: [input('heading'), input('rank')],
}))

export const listingScreens = [coursePages, shortPrograms, groupHeadings, toppers]
