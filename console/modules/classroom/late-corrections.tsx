// Attendance that is corrected after the teacher's day, by two members of staff.
import { screen } from '../../kit/screen.tsx'
import { whenText } from '../../kit/fields.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/decisions/second-decision.tsx'

export const lateCorrections = screen('late-corrections')(({ column, detail, filter, input }) => ({
  label: 'Late corrections',
  about: 'Attendance that was corrected after the class. A second person approves it.',
  whenEmpty: 'Teachers ask for one from the list of a class that is over.',
  asText: ({ askedAt }) => `Correction of ${whenText(askedAt)}`,
  mayEdit: false,
  filters: [
    byAskedStatus,
    filter('sessionId', 'Class', { of: 'classes' }),
    filter('learnerId', 'Learner', { of: 'learners' }),
  ],
  columns: [
    column('askedAt', 'Asked'),
    column('sessionId', 'Class', { of: 'classes' }),
    column('learnerId', 'Learner', { of: 'learners', link: 'show' }),
    column('isAttended', 'Attended'),
    column('reason'),
    column('askedBy', 'Requested by'),
    column('status'),
  ],
  defaults: { isAttended: true },
  form: [
    input('sessionId', 'Class', { of: 'classes', filter: { status: 'ENDED' } }),
    input('learnerId', 'Learner', { of: 'learners', helperText: 'Teachers correct for 24 hours by themselves.' }),
    input('isAttended', 'Attended'),
  ],
  aside: () => (
    <SecondDecision
      of="late-corrections"
      scope="classes.approve"
      approval={({ isAttended }) => (isAttended ? 'Count as attended' : 'Count as not attended')}
    />
  ),
  details: [
    detail('status', 'State'),
    detail('sessionId', 'Class', { of: 'classes' }),
    detail('learnerId', 'Learner', { of: 'learners', link: 'show' }),
    detail('isAttended', 'Attended'),
    detail('reason', 'Why'),
    ...whoDecided,
  ],
}))
