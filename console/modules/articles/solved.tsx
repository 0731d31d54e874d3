// Solved questions: operations console, O32.
import { useStaffRecord } from '../../frame/contract.ts'
import { screen } from '../../kit/screen.tsx'
import { BankImport } from './bank-import.tsx'
import { words } from '../../kit/fields.tsx'
import { shortText } from '../../kit/names/short-text.ts'
import { SolvedReview } from './solved-review.tsx'

function Stem() {
  const question = useStaffRecord('solved-questions')
  return question ? <span>{shortText(question.stem.en)}</span> : null
}

export const solvedQuestions = screen('solved-questions')(({ column, filter, input }) => ({
  label: 'Solved questions',
  about: 'Questions with their solution, each a page that search engines find.',
  asText: ({ stem, slug }) => (stem ? shortText(stem.en) : words(slug)),
  filters: [
    filter('status', { alwaysOn: true }),
    filter('board', 'Board'),
    filter('grade', 'Class'),
    filter('subject'),
    filter('chapter'),
  ],
  columns: [
    column('stem', 'Question', { as: Stem }),
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
    input('sourceLine', 'Source', { helperText: 'Readers see it, for example “Written for Kandil by Asha Iyer”.' }),
    input('licence'),
  ],
  live: ({ slug, isPublic, status }) => ({
    path: `/question/${slug}`,
    hiddenBecause: isPublic ? undefined : 'It is not published.',
    ...(status !== 'PUBLISHED' && { note: 'They see the edition before these changes.' }),
  }),
  aside: SolvedReview,
}))
