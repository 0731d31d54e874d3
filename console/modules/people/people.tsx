import { FEATURES, LEVELS } from '#core/modules/staff/feature.ts'
import { ChoiceInput } from '../../kit/inputs.tsx'
import { words } from '../../kit/fields.tsx'
import { screen, type Screen } from '../../kit/screen.tsx'

export const peopleScreens: Screen[] = [
  screen('members')(({ column, filter, input }) => ({
    label: 'Staff',
    asText: ({ name }) => name,
    filters: [filter('role')],
    columns: [
      column('name'),
      column('email'),
      column('roles'),
      column('isReadOnly', 'Only reads'),
      column('isActive', 'Works here'),
      column('hasLogin', 'Has a login'),
      column('createdAt', 'Since'),
    ],
    defaults: { roles: [], isReadOnly: false, isActive: true },
    whenNew: [input('email', { type: 'email', helperText: 'An invitation is mailed there.' })],
    form: [
      input('name'),
      input('roles', { helperText: 'Keys of roles. A change logs them out.' }),
      input('isReadOnly', 'Only reads'),
      input('isActive', 'Works here'),
    ],
  })),
  screen('roles')(({ column, input }) => ({
    label: 'Roles',
    asText: ({ name }) => name,
    columns: [column('key'), column('name')],
    defaults: { grants: {} },
    whenNew: [input('key')],
    form: [
      input('name'),
      ...FEATURES.map((each) => (
        <ChoiceInput key={each} source={`grants.${each}`} label={words(each)} choices={LEVELS} defaultValue="none" />
      )),
    ],
  })),
]
