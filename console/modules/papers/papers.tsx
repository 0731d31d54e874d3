// Papers: operations console, O12.
import { RefsInput } from '../../kit/inputs/ref-input.tsx'
import { screen } from '../../kit/screen.tsx'
import { SectionsEditor } from './sections-editor.tsx'
import { PaperSteps } from './paper-steps.tsx'

export const paperScreens = [
  screen('papers')(({ column, filter, input }) => ({
    label: 'Papers',
    about: 'Tests made of questions from the bank, with sections and marks.',
    asText: ({ title }) => title.en,
    filters: [
      filter('status', { alwaysOn: true }),
      filter('kind', { alwaysOn: true }),
      filter('grade', 'Class'),
      filter('isFree', 'Free'),
      filter('hasProblems', 'With a problem'),
    ],
    columns: [
      column('title'),
      column('kind'),
      column('questionCount', 'Questions'),
      column('totalMarks', 'Marks'),
      column('durationMinutes', 'Minutes'),
      column('opensAt', 'Opens'),
      column('closesAt', 'Closes'),
      column('status'),
      column('isLocked', 'Taken'),
      column('updatedAt', 'Changed'),
    ],
    aside: PaperSteps,
    defaults: { title: { en: '' }, kind: 'CHAPTER', durationMinutes: 30, sections: [], grades: [], bundleIds: [], maxAttempts: 1, release: 'AT_ONCE', challengeDays: 3, integrity: 'NONE', isMarkedTwice: false, isFree: false, opensAt: null, closesAt: null }, // prettier-ignore
    form: [
      input('title', { helperText: 'Learners read it in their list, for example “Maths, chapter test”.' }),
      input('kind', { helperText: 'A full paper must have the exam’s own numbers of questions.' }),
      input('durationMinutes', 'Minutes', { helperText: 'The test ends by itself after so long.' }),
      <SectionsEditor key="SectionsEditor" />,
      input('grades', 'Classes', { helperText: 'Leave empty for all classes.' }),
      input('isFree', 'Free for everybody who is signed in', {
        helperText: 'If off, only learners of the courses below can take it.',
      }),
      input('bundleIds', 'Courses', {
        as: RefsInput,
        reference: 'courses',
        helperText: 'Leave empty for every course with tests.',
      }),
      input('opensAt', 'Opens', { helperText: 'Leave empty if it is open from its publication.' }),
      input('closesAt', 'Closes', { helperText: 'Leave empty for no end.' }),
      input('maxAttempts', 'Attempts for each learner', { helperText: '1 for an exam, more for practice.' }),
      input('release', 'Results', { helperText: 'At once, when the window is over, or when staff release them.' }),
      input('challengeDays', 'Days in which a key may be challenged', {
        helperText: 'Counted from the day of the results; 0 takes no challenges.',
      }),
      input('isMarkedTwice', 'Two people mark every written answer', {
        helperText: 'If their marks differ too much, a third one decides.',
      }),
      input('integrity', 'Signs of another window', {
        helperText: 'Signals note hidden tabs, and learners read that before the test.',
      }),
    ],
  })),
]
