// The rows that a member of staff has, in words: "the team North and the states Goa, Maharashtra".
import { useRecordContext } from 'react-admin'
import type { Feature } from '#core/taxonomy/staff/features.ts'
import { isStateCode, stateNames } from '#core/taxonomy/pin-code.ts'
import { kindsOf, LIMITED_FEATURES, type LimitKind, type Limits } from '#core/taxonomy/staff/staff-limits.ts'
import type { StaffRecord } from '../../frame/contract.ts'
import { words } from '../../kit/fields.tsx'
import { NameOf } from '../../kit/names/name-of.tsx'

const ONE: Readonly<Record<LimitKind, string>> = { schools: 'the school', teams: 'the team', regions: 'the state' }
const SEVERAL: Readonly<Record<LimitKind, string>> = {
  schools: 'the schools',
  teams: 'the teams',
  regions: 'the states',
}
const LIST_OF = { schools: 'partner-schools', teams: 'teams' } as const

export function LimitsInWords({ limits }: { readonly limits: Limits }) {
  return kindsOf(limits).map((kind, i) => (
    <span key={kind}>
      {i > 0 && ' and '}
      {limits[kind].length === 1 ? ONE[kind] : SEVERAL[kind]} <Names kind={kind} values={limits[kind]} />
    </span>
  ))
}

function Names({ kind, values }: { readonly kind: LimitKind; readonly values: readonly string[] }) {
  if (kind === 'regions') return values.map((code) => (isStateCode(code) ? stateNames[code] : code)).join(', ')
  return values.map((id, i) => (
    <span key={id}>
      {i > 0 && ', '}
      <NameOf of={LIST_OF[kind]} id={id} />
    </span>
  ))
}

/** In the list of staff. */
export function LimitedTo() {
  const member = useRecordContext<StaffRecord<'members'>>()
  if (!member) return null
  return <span>{kindsOf(member).length === 0 ? 'everything' : <LimitsInWords limits={member} />}</span>
}

/** Next to a member: what the limits leave, and what they close. */
export function WhatLimitsDo({ limits, closed }: { readonly limits: Limits; readonly closed: readonly string[] }) {
  if (kindsOf(limits).length === 0) return <p>Limits: none. All schools, teams and states.</p>
  return (
    <>
      <p>
        <strong>Limited to</strong> <LimitsInWords limits={limits} />.
      </p>
      {closed.length > 0 && (
        <p>
          <strong>Cannot be limited like this, so not given:</strong> {closed.map((each) => words(each)).join(', ')}
        </p>
      )}
    </>
  )
}

/** Next to a role: how members with this role can be limited. */
export function MayBeLimited({ features }: { readonly features: readonly string[] }) {
  const shown = features.flatMap((feature) => {
    const kinds = LIMITED_FEATURES[feature as Feature] // a feature of an older version is not listed
    return kinds ? [[feature, Object.values(kinds).join(', or by ')] as const] : []
  })
  if (shown.length === 0)
    return <p className="quiet">A member who is limited to a school, a team or a state has none of these.</p>
  return (
    <>
      <p className="quiet">A member with this role can be limited, and then has only:</p>
      <ul>
        {shown.map(([feature, how]) => (
          <li key={feature}>
            <strong>{words(feature)}</strong>, by {how}
          </li>
        ))}
      </ul>
    </>
  )
}
