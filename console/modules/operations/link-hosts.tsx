// Other sites that links on our pages may lead to. Staff who write pages ask for new ones.
import { TextField } from 'react-admin'
import { screen } from '../../kit/screen.tsx'

export const linkHosts = screen('link-hosts')(({ column, input }) => ({
  label: 'Link hosts',
  about: 'Other sites to which our pages may link.',
  asText: ({ host }) => host,
  columns: [
    column('host', { as: TextField }),
    column('note', 'What for'),
    column('isActive', 'Allowed'),
    column('addedAt'),
  ],
  defaults: { isActive: true },
  whenNew: [
    input('host', {
      helperText: 'For example www.cbse.gov.in; each subdomain is a host of its own.',
    }),
  ],
  form: [
    input('note', 'What for'),
    input('isActive', 'Allowed', { helperText: 'If off, new links there are refused and saved ones stay.' }),
  ],
}))
