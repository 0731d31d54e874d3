// Partners: companies whose customers come to us. Operations console, O38.
import { Code } from '../../kit/fields.tsx'
import { screen } from '../../kit/screen.tsx'
import { PartnerPanels } from './partner-panels.tsx'

export const partners = screen('partners')(({ column, filter, input }) => ({
  label: 'Partners',
  about: 'Partners who bring families, with their links and keys.',
  asText: ({ name }) => name,
  filters: [filter('isActive', 'On')],
  columns: [
    column('code', { as: Code }),
    column('name'),
    column('isActive', 'On'),
    column('keys', 'Keys'),
    column('families', 'Families that came from it'),
    column('customers', 'Linked customers'),
  ],
  defaults: { isActive: true },
  whenNew: [input('code', { helperText: 'Capital letters, as in TATA_SKY; it cannot be changed later.' })],
  form: [
    input('name'),
    input('isActive', 'On', { helperText: 'When off, its links bring nobody, and nobody is tagged with it.' }),
  ],
  aside: PartnerPanels,
}))
