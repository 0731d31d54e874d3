import { hiddenByState } from '../../../kit/live/live-place.ts'
import { screen } from '../../../kit/screen.tsx'
import { IconInput } from './icon-input.tsx'
import { MenuEntries } from './menu-entries.tsx'
import { ParentInput } from './parent-input.tsx'

export const menu = screen('menu')(({ column, input }) => ({
  label: 'Header menu',
  about:
    'The entries of the menu at the top of every page, each under its parent, in the order in which families see them.',
  asText: ({ heading }) => heading?.en,
  search: false,
  body: MenuEntries,
  columns: [
    column('heading'),
    column('parentKey', 'Under', { of: 'menu' }),
    column('redirectionUrl', 'Link'),
    column('entityState', 'State'),
  ],
  defaults: {
    parentKey: null,
    subHeading: null,
    iconUrl: null,
    redirectionUrl: null,
    description: null,
    grid: 1,
    rank: 1_000,
    entityState: 'DRAFT',
    isTopCourse: false,
  },
  whenNew: [
    input('key', 'Name in addresses and exports', {
      helperText: 'Small letters, digits and dashes, such as courses-jee; it cannot be changed later.',
    }),
  ],
  form: [
    input('parentKey', 'Under', { as: ParentInput }),
    input('heading'),
    input('subHeading'),
    input('redirectionUrl', 'Link', {
      parse: orNull,
      helperText: 'Leave empty for a heading of the entries below it.',
    }),
    input('iconUrl', 'Icon', { as: IconInput }),
    input('grid', 'Columns', { helperText: 'In how many columns a wide screen shows the groups below it.' }),
    input('entityState', 'State'),
    input('isTopCourse', 'With a star'),
  ],
  live: ({ entityState }) => ({
    path: '/',
    hiddenBecause: hiddenByState(entityState),
    note: 'In the menu at the top of every page, unless an entry above it is hidden.',
  }),
}))

/** An empty field becomes null. */
function orNull(typed: string): string | null {
  return typed === '' ? null : typed
}
