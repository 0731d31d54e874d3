// Next to a member of staff: what the roles amount to, and help with the login.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useGetIdentity, useGetMany, usePermissions, useRecordContext, type RaRecord } from 'react-admin'
import { LEVELS, type Level } from '#core/taxonomy/features.ts'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { whenText, words } from '../../kit/fields.tsx'
import { isSentence, ReasonField } from '../../kit/decisions/reason-field.tsx'
import { useAction } from '../../kit/use-action.ts'
import { MemberSessions } from './member-sessions.tsx'

type Grants = Readonly<Record<string, string>>

/** All that these roles let one do, each feature at the highest of their levels. */
function MayDo({ title, grants, isReadOnly }: { title: string; grants: readonly Grants[]; isReadOnly?: boolean }) {
  const features = [...new Set(grants.flatMap((each) => Object.keys(each)))].toSorted()
  const levelOf = (feature: string) => Math.max(0, ...grants.map((each) => LEVELS.indexOf(each[feature] as Level))) // unknown: -1
  const shown = LEVELS.slice(1).toReversed()
  return (
    <Card className="panel">
      <h2>{title}</h2>
      {shown.map((level) => {
        const some = features.filter((feature) => levelOf(feature) === LEVELS.indexOf(level))
        return some.length === 0 ? null : (
          <p key={level}>
            <strong>{isReadOnly ? MEANINGS.view : MEANINGS[level]}:</strong>{' '}
            {some.map((each) => words(each)).join(', ')}
          </p>
        )
      })}
      {features.every((feature) => levelOf(feature) === 0) && <p>Nothing.</p>}
    </Card>
  )
}

const MEANINGS: Readonly<Record<Level, string>> = {
  none: 'Nothing',
  view: 'Looks at',
  edit: 'Looks at and changes',
  approve: 'Looks at, changes and approves',
}

export function MemberMayDo() {
  const member = useStaffRecord('members')
  const { data = [] } = useGetMany<RaRecord>('roles', { ids: [...(member?.roles ?? [])] })
  if (!member) return null
  const grants = data.flatMap((role) => (role ? [role['grants'] as Grants] : [])) // as the contract has them
  return <MayDo title="May do" grants={grants} isReadOnly={member.isReadOnly} />
}

export function RoleMayDo() {
  const role = useRecordContext<StaffRecord<'roles'>>()
  return role ? <MayDo title="This role" grants={[role.grants]} /> : null
}

export function MemberLogin() {
  const member = useStaffRecord('members')
  const { permissions } = usePermissions<readonly string[]>()
  const { identity } = useGetIdentity()
  const [reason, setReason] = useState('')
  const act = useAction()
  if (!member || !permissions?.includes('people.edit') || String(identity?.id) === member.id) return null
  const { id, isActive, hasLogin } = member
  const { inviteAgain, resetLogin, endSessions, review } = staff.staffMemberActions
  return (
    <Card className="panel">
      <h2>Login</h2>
      <p>
        <strong>{member.email}</strong>
      </p>
      <p>{stateOf(member)}</p>
      {isActive && !hasLogin && (
        <Button
          variant="contained"
          onClick={() => void act(() => inviteAgain({ id }), 'The invitation is on its way.')}
        >
          Send a new invitation
        </Button>
      )}
      {isActive && hasLogin && (
        <>
          <ReasonField value={reason} onChange={setReason} />
          <MemberSessions id={id} reason={reason} />
          <Button
            disabled={!isSentence(reason)}
            onClick={() => void act(() => endSessions({ id, reason }), 'Logged out everywhere.')}
          >
            Log out everywhere
          </Button>
          <Button
            color="warning"
            disabled={!isSentence(reason)}
            onClick={() =>
              void act(() => resetLogin({ id, reason }), 'The login is reset. A new invitation is on its way.')
            }
          >
            Reset password and authenticator
          </Button>
        </>
      )}
      {isActive && (
        <Button onClick={() => void act(() => review({ id }), 'Noted.')}>Reviewed: still needs these roles</Button>
      )}
    </Card>
  )
}

function stateOf({ hasLogin, lastLoginAt, invitedUntil, reviewedAt }: StaffRecord<'members'>): string {
  const login = hasLogin
    ? `Last login: ${lastLoginAt === null ? 'never' : whenText(lastLoginAt)}.`
    : `Not accepted yet. ${invitedUntil === null ? 'The invitation is being sent.' : `The invitation ends ${whenText(invitedUntil)}.`}`
  return `${login} Permissions reviewed: ${reviewedAt === null ? 'never' : whenText(reviewedAt)}.`
}
