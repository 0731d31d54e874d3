// The data desk of the college predictor: files of closing ranks, and colleges. Operations console, O34.
import { DateInput, SelectInput } from 'react-admin'
import { Day, IndianState, State } from '../../kit/fields.tsx'
import { stateChoices } from '../../kit/names/labels.ts'
import { screen, type Screen } from '../../kit/screen.tsx'
import { Coverage } from './coverage.tsx'
import { SetPanels } from './set-panels.tsx'
import { hiddenUnlessPublished } from '../../kit/live/live-place.ts'

const EXAM_NAMES = { JOSAA: 'JEE (JoSAA)', MCC: 'NEET (MCC)' }

const sets = screen('predictor-sets')(({ column, filter, input, detail }) => ({
  label: 'Predictor files',
  about: 'Files of closing ranks from counselling. One person brings a file and another publishes it.',
  asText: ({ exam, year, round }) => `${exam ? EXAM_NAMES[exam] : ''} ${year}, round ${round}`,
  filters: [filter('status', { alwaysOn: true }), filter('exam', { alwaysOn: true })],
  columns: [
    column('exam'),
    column('year'),
    column('round'),
    column('status', { as: State }),
    column('rowCount', 'Rows'),
    column('quarantined', 'In quarantine'),
    column('sourceName', 'Source'),
    column('askedBy', 'Brought by'),
    column('updatedAt', 'Changed'),
  ],
  actions: <Coverage />,
  mayEdit: false,
  defaults: { exam: 'JOSAA', round: 1, kind: 'REGULAR', sourceUrl: null },
  form: [
    input('exam', 'Counselling'),
    input('year'),
    input('round'),
    input('kind', 'Kind of round'),
    input('sourceName', 'Source', { helperText: 'Families read it below the numbers: JoSAA, opening and closing ranks.' }),
    input('sourceUrl', 'Address of the source', { helperText: 'Its host must be under Link hosts.' }),
    input('publishedOn', 'Published on', { as: DateInput, helperText: 'The day on which the source published it.' }),
  ],
  details: [
    detail('exam', 'Counselling'),
    detail('year'),
    detail('round'),
    detail('kind', 'Kind of round'),
    detail('status', { as: State }),
    detail('sourceName', 'Source'),
    detail('sourceUrl', 'Address'),
    detail('publishedOn', 'Published on', { as: Day }),
    detail('fileName', 'File'),
    detail('fileSha256', 'SHA-256 of the file'),
    detail('rowCount', 'Rows that passed'),
    detail('quarantined', 'Rows in quarantine'),
    detail('askedBy', 'Brought by'),
    detail('decidedBy', 'Decided by'),
    detail('note', 'Note'),
  ],
  live: ({ status }) => ({ path: '/predictor', hiddenBecause: hiddenUnlessPublished(status) }),
  aside: SetPanels,
})) // prettier-ignore

const institutes = screen('predictor-institutes')(({ column, filter, input }) => ({
  label: 'Colleges',
  about: 'The colleges of the predictor, with all spellings of their names.',
  asText: ({ name }) => name,
  filters: [filter('type', { alwaysOn: true })],
  columns: [
    column('name'),
    column('type'),
    column('state', { as: IndianState }),
    column('district'),
    column('nirfRank', 'NIRF'),
    column('aliases', 'Other spellings'),
  ],
  defaults: { aliases: [], district: '', nirfRank: null },
  form: [
    input('name'),
    input('aliases', 'Other spellings', { helperText: 'As files write it, separated by commas.' }),
    input('type', 'Kind', { helperText: 'From the college’s own papers: a name does not tell who owns it.' }),
    input('state', { as: SelectInput, choices: stateChoices }),
    input('district'),
    input('nirfRank', 'NIRF rank'),
  ],
  live: ({ id }) => ({ path: `/predictor/college/${id}` }),
}))

export const predictorScreens: Screen[] = [sets, institutes]
