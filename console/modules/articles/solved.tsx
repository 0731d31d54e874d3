// Solved questions: operations console, O32.
import { screen } from '../../kit/screen.tsx'
import { BankImport } from './bank-import.tsx'
import { Code, words } from '../../kit/fields.tsx'
import { SolvedReview } from './solved-review.tsx'

export const solvedQuestions = screen('solved-questions')(({ column, filter, input }) => ({
  label: 'Solved questions',
  asText: ({ slug }) => words(slug),
  filters: [
    filter('status', { alwaysOn: true }),
    filter('board', 'Board'),
    filter('grade', 'Class'),
    filter('subject'),
    filter('chapter'),
  ],
  columns: [
    column('slug', 'Address', { as: Code }),
    column('board', 'Board'),
    column('grade', 'Class'),
    column('subject'),
    column('chapter'),
    column('status'),
    column('isPublic', 'Public'),
    column('languages'),
    column('updatedAt', 'Changed'),
  ],
  actions: <BankImport />,
  defaults: { board: 'cbse', grade: 10, answer: null, steps: null, teacherId: null },
  form: [
    input('slug', 'Address after /question/'),
    input('board', 'Board'),
    input('grade', 'Class'),
    input('subject', 'Subject'),
    input('chapter'),
    input('stem', 'Question', { multiline: true, helperText: 'Markdown with $formulae$ and ![description](pic:…).' }),
    input('answer', 'Short answer', { multiline: true, helperText: 'Leave empty until somebody has answered it.' }),
    input('steps', { multiline: true, helperText: 'How the answer is found, step by step.' }),
    input('teacherId', 'Signed by', { of: 'teachers' }),
    input('sourceLine', 'Source', { helperText: 'Readers see it: “Written for Kandil by A. Iyer”.' }),
    input('licence'),
  ],
  aside: SolvedReview,
}))
