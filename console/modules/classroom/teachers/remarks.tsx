// Remarks of teachers: staff read each before the family does.
import { screen } from '../../../kit/screen.tsx'
import { Month, monthText } from '../../../kit/fields.tsx'
import { byAskedStatus, SecondDecision } from '../../../kit/decisions/second-decision.tsx'

export const remarks = screen('remarks')(({ column, detail, filter }) => ({
  label: 'Remarks of teachers',
  about: 'Words of teachers for the monthly report. Parents read them once they are approved.',
  asText: ({ month }) => `Remark on ${monthText(month)}`,
  filters: [
    byAskedStatus,
    filter('teacherId', 'Teacher', { of: 'teachers' }),
    filter('learnerId', 'Learner', { of: 'learners' }),
  ],
  columns: [
    column('askedAt', 'Written'),
    column('teacherId', 'Teacher', { of: 'teachers' }),
    column('month', { as: Month }),
    column('text', 'Remark'),
    column('status'),
  ],
  aside: () => <SecondDecision of="remarks" scope="classes.approve" approval={() => 'Publish to the family'} />,
  details: [
    detail('status', 'State'),
    detail('teacherId', 'Teacher', { of: 'teachers' }),
    detail('learnerId', 'Learner', { of: 'learners', link: 'show' }),
    detail('month', { as: Month }),
    detail('text', 'Remark'),
    detail('askedAt', 'Written'),
    detail('decidedBy', 'Decided by', { emptyText: 'not yet' }),
    detail('decidedAt', 'Decided', { emptyText: '–' }),
    detail('note', 'Answer to the teacher', { emptyText: '–' }),
  ],
}))
