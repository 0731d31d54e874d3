// The question bank: operations console, O11.
import { SHEET_COLUMNS } from '#core/modules/questions/import-row.ts'
import type { SheetColumn } from '../../kit/sheets/sheet-columns.ts'
import { shortText } from '../../kit/names/short-text.ts'
import { screen } from '../../kit/screen.tsx'
import { useStaffRecord } from '../../frame/contract.ts'
import { FileImports } from './file-import.tsx'
import { KeyInput } from './key-input.tsx'
import { Review } from './review.tsx'
import { TextsEditor } from './texts-editor.tsx'

const sheetColumns: readonly SheetColumn[] = SHEET_COLUMNS.map((field) => ({
  field,
  label: field,
  example: '',
  isOptional: true,
}))

export const bankScreens = [
  screen('bank-questions')(({ column, filter, input }) => ({
    label: 'Question bank',
    about: 'Questions for tests. Each is written by one person and approved by another.',
    asText: ({ chapter, kind }) => `${kind}, ${chapter}`,
    filters: [
      filter('status', { alwaysOn: true }),
      filter('subject', { alwaysOn: true }),
      filter('kind'),
      filter('grade', 'Class'),
      filter('chapter'),
      filter('difficulty'),
      filter('language'),
      filter('passageId', 'Passage', { of: 'bank-questions' }),
    ],
    columns: [
      column('texts', 'Question', { as: Stem }),
      column('kind'),
      column('subject'),
      column('grade', 'Class'),
      column('chapter'),
      column('difficulty'),
      column('languages'),
      column('status'),
      column('updatedAt', 'Changed'),
    ],
    actions: <FileImports />,
    // A row of the sheet is read by core/modules/questions/import-row.ts, so its columns are not the fields of the form.
    sheet: sheetColumns as never,
    aside: Review,
    defaults: { kind: 'SCQ', grade: 11, difficulty: 'MEDIUM', estimatedSeconds: 120, optionIds: ['a', 'b', 'c', 'd'], texts: {}, key: null, licence: 'Kandil' }, // prettier-ignore
    whenNew: [input('kind', { helperText: 'This cannot be changed later.' })],
    form: [
      input('subject', 'Subject'),
      input('grade', 'Class'),
      input('chapter'),
      input('topic', { helperText: 'A part of the chapter, for example “Ohm’s law”.' }),
      input('difficulty', { helperText: 'The blueprint of a paper counts how many of each it has.' }),
      input('estimatedSeconds', 'Seconds to answer', {
        helperText: 'For an average learner; the minutes of practice follow from it.',
      }),
      input('optionIds', 'Letters of the options', { helperText: 'Leave empty for a numeric or written answer.' }),
      input('rowIds', 'Letters of list I (matrix)', { helperText: 'For example p, q, r, s.' }),
      input('columnIds', 'Letters of list II (matrix)', { helperText: 'For example 1, 2, 3, 4, 5.' }),
      <TextsEditor key="TextsEditor" />,
      <KeyInput key="KeyInput" />,
      input('passageId', 'Passage', {
        helperText: 'Only for a question about a text that others share.',
        of: 'bank-questions',
      }),
      input('sourceLine', 'Source', { helperText: 'Where it comes from, for example “NCERT Class 10, chapter 4”.' }),
      input('licence', { helperText: 'The right by which it is used, for example “CC BY-SA 4.0”.' }),
    ],
  })),
]

function Stem() {
  const question = useStaffRecord('bank-questions')
  const text = question && Object.values(question.texts).find((each) => each !== undefined)
  return text ? <span>{shortText(text.stem)}</span> : null
}
