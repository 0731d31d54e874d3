// Our own marking schemes, for chapter tests and school tests.
/** Columns that most schemes share. */
export const USUAL = {
  year: 2026,
  variant: 'standard',
  questions: null,
  allowed: null,
  minutes: null,
  source_url: null,
  checked_on: '2026-11-22',
}
const OWN = { ...USUAL, note: 'Our own scheme for chapter tests and school tests.', source: 'Kandil' }

export const schoolSchemes = [
  {
    ...OWN,
    id: 'mpl-school-2026-scq',
    exam: 'school',
    paper: 'any',
    section: 'scq',
    rule: { full: '1', kind: 'SCQ', blank: '0', wrong: '0', dropped: 'ALL' },
  },
  {
    ...OWN,
    id: 'mpl-school-2026-mcq',
    exam: 'school',
    paper: 'any',
    section: 'mcq',
    rule: { full: '2', kind: 'MCQ', blank: '0', wrong: '0', dropped: 'ALL', partial: { mode: 'PROPORTIONAL' } },
  },
  {
    ...OWN,
    id: 'mpl-school-2026-numeric',
    exam: 'school',
    paper: 'any',
    section: 'numeric',
    rule: { full: '1', kind: 'NUMERIC', blank: '0', wrong: '0', dropped: 'ALL' },
  },
  {
    ...OWN,
    id: 'mpl-school-2026-matrix',
    exam: 'school',
    paper: 'any',
    section: 'matrix',
    rule: { full: '4', kind: 'MATRIX', blank: '0', wrong: '0', perRow: '1', dropped: 'ALL', answeredAs: 'GRID' },
  },
  {
    ...OWN,
    id: 'mpl-school-2026-subjective',
    exam: 'school',
    paper: 'any',
    section: 'subjective',
    rule: { full: '5', kind: 'SUBJECTIVE', dropped: 'ALL' },
  },
]
