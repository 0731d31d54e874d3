import { related } from '../../kit/related.tsx'
import { screen } from '../../kit/screen.tsx'

export const teamScreen = screen('teams')(({ column, input }) => ({
  label: 'Teams',
  about: 'Staff who work together. A member of staff can be limited to the leads and questions of a team.',
  asText: ({ name }) => name,
  columns: [column('name'), column('members')],
  defaults: { members: [] },
  form: [input('name'), input('members', { helperText: 'Leads of these advisers are the team’s.' })],
  related: [related('members', 'team')],
}))
