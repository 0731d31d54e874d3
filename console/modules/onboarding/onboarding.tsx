// Setting up: its steps in their order and words, films, baseline tests, and what the app opens with.
import { screen } from '../../kit/screen.tsx'

const steps = screen('onboarding-steps')(({ column, input }) => ({
  label: 'Onboarding steps',
  about: 'The steps that a family goes through after it has bought.',
  asText: ({ title }) => title?.en,
  search: false,
  columns: [
    column('position'),
    column('title'),
    column('minutes'),
    column('isSkippable', 'Can be skipped'),
    column('isActive', 'Active'),
  ],
  mayCreate: false,
  form: [
    input('title', { helperText: 'Families read it in their list of first steps.' }),
    input('why', 'Benefit for the family', { helperText: 'One sentence that families read at the step.' }),
    input('position', { helperText: 'The lowest number comes first.' }),
    input('minutes', 'Duration (minutes)', { helperText: 'Families see about how long it takes.' }),
    input('isSkippable', 'Can be skipped', { helperText: 'If off, the step stays in the list until it is done.' }),
    input('isActive', 'Active', { helperText: 'If off, no family sees the step.' }),
  ],
}))

const videos = screen('welcome-videos')(({ column, input, items }) => ({
  label: 'Welcome videos',
  about: 'The film that greets a family after it has bought.',
  asText: ({ title }) => title?.en,
  columns: [
    column('title'),
    column('minGrade', 'From class'),
    column('maxGrade', 'To class'),
    column('lengthSeconds', 'Seconds'),
    column('isActive', 'Active'),
  ],
  defaults: { posterUrl: null, captions: [], minGrade: -2, maxGrade: 13, isActive: true },
  form: [
    input('title'),
    input('url', 'File', { helperText: 'A path such as /films/welcome.webm.' }),
    input('posterUrl', 'Cover picture'),
    input('lengthSeconds', 'Length (seconds)'),
    items('captions', 'Captions', ({ input: one }) => [one('lang', 'Language'), one('url', 'File')]),
    input('minGrade', 'From class'),
    input('maxGrade', 'To class'),
    input('isActive', 'Active'),
  ],
}))

const tests = screen('benchmark-tests')(({ column, input }) => ({
  label: 'Benchmark tests',
  about: 'The first test of a batch, which shows where a learner stands.',
  asText: ({ position }) => `Test ${position}`,
  columns: [
    column('batchId', 'Batch', { of: 'batches' }),
    column('position'),
    column('paperId', 'Paper', { of: 'papers' }),
  ],
  defaults: { position: 1 },
  form: [
    input('batchId', 'Batch', { of: 'batches' }),
    input('position', { helperText: '1 or 2: a batch can have two tests.' }),
    input('paperId', 'Paper', { of: 'papers', filter: { kind: 'BENCHMARK', status: 'PUBLISHED' } }),
    input('note', 'Instructions', { helperText: 'Learners read them before they start.' }),
  ],
}))

const splash = screen('splash-screens')(({ column, input }) => ({
  label: 'Splash screens',
  about: 'The greeting that the installed app shows while it opens.',
  asText: ({ title }) => title?.en,
  search: false,
  columns: [column('position'), column('title'), column('text'), column('isActive', 'Active')],
  defaults: { position: 1, href: null, shownForMs: 1_500, isActive: false },
  form: [
    input('title'),
    input('text'),
    input('href', 'Link'),
    input('shownForMs', 'Duration (milliseconds)', { helperText: '1000 is one second; from 500 to 10000.' }),
    input('position'),
    input('isActive', 'Active'),
  ],
}))

export const onboardingScreens = [steps, videos, tests, splash]
