// Setting up: its steps in their order and words, films, baseline tests, and what the app opens with.
import { screen } from '../../kit/screen.tsx'
import { SheetInput, textColumn } from '../../kit/sheets/sheet-input.tsx'

const steps = screen('onboarding-steps')(({ column, input }) => ({
  label: 'Steps of setting up',
  asText: ({ title }) => title?.en,
  search: false,
  columns: [
    column('position'),
    column('title'),
    column('minutes'),
    column('isSkippable', 'May be skipped'),
    column('isActive', 'Is asked'),
  ],
  mayCreate: false,
  form: [
    input('title'),
    input('why', 'Why it is worth doing'),
    input('position'),
    input('minutes', 'Takes about, minutes'),
    input('isSkippable', 'May be skipped'),
    input('isActive', 'Is asked'),
  ],
}))

const videos = screen('welcome-videos')(({ column, input }) => ({
  label: 'Welcome films',
  asText: ({ title }) => title?.en,
  columns: [
    column('title'),
    column('minGrade', 'From class'),
    column('maxGrade', 'To class'),
    column('lengthSeconds', 'Seconds'),
    column('isActive', 'Is shown'),
  ],
  defaults: { posterUrl: null, captions: [], minGrade: -2, maxGrade: 13, isActive: true },
  form: [
    input('title'),
    input('url', 'File', { helperText: 'A path of ours: /films/welcome.webm' }),
    input('posterUrl', 'Picture before it starts'),
    input('lengthSeconds', 'Length, seconds'),
    input('captions', 'Captions', {
      as: SheetInput,
      columns: [textColumn('lang', 'Language'), textColumn('url', 'File')],
    }),
    input('minGrade', 'From class', { helperText: '-2 is LKG, -1 UKG.' }),
    input('maxGrade', 'To class', { helperText: '13 is 12 Pass.' }),
    input('isActive', 'Is shown'),
  ],
}))

const tests = screen('benchmark-tests')(({ column, input }) => ({
  label: 'Baseline tests',
  asText: ({ title }) => title?.en,
  columns: [column('batchId', 'Batch'), column('position'), column('title'), column('questions'), column('minutes')],
  defaults: { position: 1 },
  form: [
    input('batchId', 'Batch'),
    input('position', { helperText: 'A batch has at most two: 1 and 2.' }),
    input('title'),
    input('subject'),
    input('questions'),
    input('minutes'),
    input('note', 'When and how it is taken'),
  ],
}))

const splash = screen('splash-screens')(({ column, input }) => ({
  label: 'Splash screens',
  asText: ({ title }) => title?.en,
  search: false,
  columns: [column('position'), column('title'), column('text'), column('isActive', 'Is shown')],
  defaults: { position: 1, href: null, shownForMs: 1_500, isActive: false },
  form: [
    input('title'),
    input('text'),
    input('href', 'Leads to'),
    input('shownForMs', 'Shown for, milliseconds'),
    input('position'),
    input('isActive', 'Is shown'),
  ],
}))

export const onboardingScreens = [steps, videos, tests, splash]
