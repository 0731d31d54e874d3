import { permissionName } from '#core/kernel/permission.ts'
import { FEATURES, LEVELS } from '#core/taxonomy/staff/features.ts'
import { ChoiceInput } from '../../kit/inputs/inputs.tsx'
import { words } from '../../kit/fields.tsx'
import { SecondDecision } from '../../kit/decisions/second-decision.tsx'
import { RefInput } from '../../kit/inputs/ref-input.tsx'
import { StatesInput } from '../../kit/inputs/states-input.tsx'
import { screen, type Screen } from '../../kit/screen.tsx'
import { GoesWith } from './goes-with.tsx'
import { LimitedTo } from './limits.tsx'
import { MemberLogin, MemberMayDo, RoleMayDo } from './member-panels.tsx'
import { teamScreen } from './teams.tsx'

function MemberPanels() {
  return (
    <>
      <SecondDecision
        of="members"
        scope="people.approve"
        approval={({ withheldScopes }) => `Allow ${withheldScopes.map(permissionName).join(', ')}`}
      />
      <MemberLogin />
      <MemberMayDo />
    </>
  )
}

function RolePanels() {
  return (
    <>
      <RoleMayDo />
      <GoesWith />
    </>
  )
}

export const peopleScreens: Screen[] = [
  screen('members')(({ column, filter, input }) => ({
    label: 'Staff',
    about: 'People who work here, with their roles. A new one is invited by mail.',
    asText: ({ name }) => name,
    filters: [
      filter('isActive', 'Active'),
      filter('role', { as: RefInput, reference: 'roles', label: 'Role' }),
      filter('isReviewDue', 'Review due'),
      filter('isLimited', 'Limited'),
      filter('team', { as: RefInput, reference: 'teams', label: 'Limited to the team' }),
    ],
    columns: [
      column('name'),
      column('email'),
      column('roles'),
      column('teams', 'Limited to', { as: LimitedTo, disableSort: true }),
      column('isReadOnly', 'Read-only'),
      column('isActive', 'Active'),
      column('lastLoginAt', 'Last login', { emptyText: 'never' }),
      column('status', 'Approvals'),
      column('createdAt', 'Since'),
    ],
    aside: MemberPanels,
    defaults: { roles: [], schools: [], teams: [], regions: [], isReadOnly: false, isActive: true, teacherId: null },
    whenNew: [input('email', { type: 'email', helperText: 'The invitation is sent to this address.' })],
    form: [
      input('name'),
      input('roles', { helperText: 'They decide which screens the person sees, and a change logs them out.' }),
      input('teams', 'Limited to teams', {
        helperText: 'Leave empty for all teams; “May do” says what a limit closes.',
      }),
      <StatesInput key="regions" source="regions" label="Limited to states" />,
      input('schools', 'Limited to schools', { helperText: 'Leave empty for all schools.' }),
      input('isReadOnly', 'Read-only', { helperText: 'They see what their roles show, and change nothing.' }),
      input('isActive', 'Active', { helperText: 'If off, the person is logged out and cannot log in.' }),
      input('teacherId', 'Teacher', {
        of: 'teachers',
        helperText: 'With this login they hold their classes at /teach.',
      }),
    ],
  })),
  screen('roles')(({ column, input }) => ({
    label: 'Roles',
    about: 'What people with this role may see, change and approve.',
    asText: ({ name }) => name,
    columns: [column('name')],
    aside: RolePanels,
    defaults: { grants: {} },
    whenNew: [input('key', { helperText: 'Small letters, digits and hyphens, for example head-of-sales.' })],
    form: [
      input('name', { helperText: 'Shown wherever roles are chosen, for example “Head of sales”.' }),
      ...FEATURES.map((each) => (
        <ChoiceInput
          key={each}
          className="half"
          source={`grants.${each}`}
          label={words(each)}
          choices={LEVELS}
          defaultValue="none"
          helperText={false}
        />
      )),
    ],
  })),
  teamScreen,
]
