// Questions and complaints of families, the one that must be answered first on top.
import { BooleanInput } from 'react-admin'
import { RefInput } from '../../kit/inputs/ref-input.tsx'
import { screen } from '../../kit/screen.tsx'
import { GiveTickets } from './give-tickets.tsx'
import { TicketActions } from './ticket-actions.tsx'

const tickets = screen('tickets')(({ column, detail, filter }) => ({
  label: 'Help desk',
  about: 'What families have asked us. Late ones are escalated.',
  whenEmpty: 'Families ask on the help page of the site.',
  asText: ({ no, subject }) => `${no}: ${subject}`,
  filters: [
    filter('status', { alwaysOn: true }),
    filter('isLate', 'Late', { as: BooleanInput }),
    filter('isEscalated', 'Second level', { as: BooleanInput }),
    filter('category'),
    filter('assignee', 'Member of staff'),
    filter('teamId', { as: RefInput, reference: 'teams', label: 'Team' }),
  ],
  columns: [
    column('no', 'No.'),
    column('dueAt', 'Due'),
    column('category'),
    column('subject'),
    column('status', 'State'),
    column('level'),
    column('assignee', 'With'),
    column('teamId', 'Team'),
    column('openedAt', 'Asked'),
  ],
  details: [
    detail('no', 'No.'),
    detail('category'),
    detail('subject'),
    detail('path', 'About the page', { emptyText: '–', sx: { overflowWrap: 'anywhere' } }),
    detail('status', 'State'),
    detail('level'),
    detail('escalatedBy', 'Escalated by', { emptyText: '–' }),
    detail('assignee', 'With', { emptyText: 'nobody yet' }),
    detail('teamId', 'Team', { emptyText: 'none' }),
    detail('accountId', 'Household', { of: 'households' }),
    detail('learnerId', 'Learner', { of: 'learners', link: 'show' }),
    detail('lang', 'Language'),
    detail('openedAt', 'Asked'),
    detail('answerBy', 'Answer due', { emptyText: 'no answer is due' }),
    detail('solveBy', 'Solution due'),
    detail('solvedAt', 'Solved', { emptyText: '–' }),
  ],
  bulkActions: GiveTickets,
  aside: TicketActions,
}))

export const ticketScreens = [tickets]
