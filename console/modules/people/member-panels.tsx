// Next to a member of staff: what the roles amount to, and help with the login.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState, type ReactNode } from 'react'
import { useGetIdentity, useGetMany, usePermissions, useRecordContext, type RaRecord } from 'react-admin'
import { FEATURES, LEVELS, type Feature, type Level } from '#core/taxonomy/staff/features.ts'
import { highestWithin, NO_LIMITS, type Limits } from '#core/taxonomy/staff/staff-limits.ts'
import { staff, useStaffRecord, type StaffRecord } from '../../frame/contract.ts'
import { whenText, words } from '../../kit/fields.tsx'
import { isSentence, ReasonField } from '../../kit/decisions/reason-field.tsx'
import { useAction } from '../../kit/use-action.ts'
import { MayBeLimited, WhatLimitsDo } from './limits.tsx'
import { MemberSessions } from './member-sessions.tsx'

type Grants = Readonly<Record<string, string>>

/** All that these roles let one do, each feature at the highest of their levels. */
function MayDo({ title, grants, isReadOnly, limits = NO_LIMITS, children }: MayDoProps) {
  const features = [...new Set(grants.flatMap((each) => Object.keys(each)))].toSorted()
  const levelOf = (feature: string) =>
    Math.min(grantedIn(grants, feature), LEVELS.indexOf(highestWithin(limits, feature as Feature))) // an unknown one is not limited
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
      {children}
    </Card>
  )
}

interface MayDoProps {
  readonly title: string
  readonly grants: readonly Grants[]
  readonly isReadOnly?: boolean
  readonly limits?: Limits
  readonly children?: ReactNode
}

/** The place of the highest of their levels. */
function grantedIn(grants: readonly Grants[], feature: string): number {
  return Math.max(0, ...grants.map((each) => LEVELS.indexOf(each[feature] as Level))) // unknown: -1
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
  const closed = FEATURES.filter((each) => grantedIn(grants, each) > 0 && highestWithin(member, each) === 'none')
  return (
    <MayDo title="May do" grants={grants} isReadOnly={member.isReadOnly} limits={member}>
      <WhatLimitsDo limits={member} closed={closed} />
    </MayDo>
  )
}

export function RoleMayDo() {
  const role = useRecordContext<StaffRecord<'roles'>>()
  if (!role) return null
  return (
    <MayDo title="This role" grants={[role.grants]}>
      <MayBeLimited features={FEATURES.filter((each) => grantedIn([role.grants], each) > 0)} />
    </MayDo>
  )
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
