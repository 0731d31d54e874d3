// Leave of teachers: approved once each of its classes has a substitute, another time, or is cancelled.
import { screen } from '../../../kit/screen.tsx'
import { State } from '../../../kit/fields.tsx'
import { LeaveDecision } from './leave-decision.tsx'

export const leave = screen('leave-requests')(({ column, detail, filter }) => ({
  label: 'Leave',
  about: 'Leave that teachers ask for, with the classes that need a substitute.',
  whenEmpty: 'Teachers ask for leave on their own pages.',
  asText: ({ firstDay, lastDay }) => `Leave from ${firstDay} to ${lastDay}`,
  filters: [filter('status', { alwaysOn: true }), filter('teacherId', 'Teacher', { of: 'teachers' })],
  columns: [
    column('askedAt', 'Asked'),
    column('teacherId', 'Teacher', { of: 'teachers' }),
    column('firstDay', 'First day'),
    column('lastDay', 'Last day'),
    column('reason'),
    column('status', { as: State }),
  ],
  details: [
    detail('status', 'State', { as: State }),
    detail('teacherId', 'Teacher', { of: 'teachers' }),
    detail('firstDay', 'First day'),
    detail('lastDay', 'Last day'),
    detail('reason', 'Why'),
    detail('askedAt', 'Asked'),
    detail('decidedBy', 'Decided by', { emptyText: '–' }),
    detail('decidedAt', 'Decided', { emptyText: '–' }),
    detail('note', 'Answer to the teacher', { emptyText: '–' }),
  ],
  aside: LeaveDecision,
}))
