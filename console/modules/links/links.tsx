// The links of published pages, and what the nightly check found. Operations console, O32.
import { State } from '../../kit/fields.tsx'
import { screen, type Screen } from '../../kit/screen.tsx'

const links = screen('checked-links')(({ column, filter }) => ({
  label: 'Links of pages',
  about: 'Links of our pages that were followed, and those that lead nowhere.',
  asText: ({ url }) => url,
  filters: [filter('isBroken', 'Broken', { alwaysOn: true }), filter('state', { alwaysOn: true })],
  columns: [
    column('url', 'Link'),
    column('state', { as: State }),
    column('status', 'Answer'),
    column('location', 'Leads to'),
    column('pages', 'On these pages'),
    column('brokenSince', 'Broken since'),
    column('checkedAt', 'Asked'),
  ],
})) // prettier-ignore

export const linkScreens: Screen[] = [links]
