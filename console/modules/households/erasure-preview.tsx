// Shows the effect of the deletion of a family's data: to the person who asks, and to the one who decides.
import Card from '@mui/material/Card'
import { useWatch } from 'react-hook-form'
import { erasureChanges } from '#core/modules/privacy/erasure.ts'
import type { AccountId } from '#core/modules/accounts/account.ts'
import type { ErasurePreview as Preview, StoredErasurePreview as Stored } from '#core/modules/privacy/staff-api.ts'
import { staff, useStaffRecord, type StaffInput } from '../../frame/contract.ts'
import { SinceAsked } from '../../kit/decisions/since-asked.tsx'
import { useReading } from '../../kit/use-reading.ts'

/** For the person who asks, below the household in the form. */
export function ErasureInForm() {
  const [accountId, kind] = useWatch<StaffInput<'privacy-requests'>, ['accountId', 'kind']>({
    name: ['accountId', 'kind'],
  })
  const now = useErasure(kind === 'ERASE' ? accountId : undefined)
  if (!now || kind !== 'ERASE') return null
  return (
    <section className="panel">
      <h2>What the deletion does</h2>
      <NowOf {...now} />
    </section>
  )
}

/** For the person who decides. A request that was decided shows what the person saw who asked. */
export function ErasureBefore({ now }: { readonly now: Preview | undefined }) {
  const request = useStaffRecord('privacy-requests')
  const asked = request?.preview ?? undefined
  if (request?.kind !== 'ERASE') return null
  if (now) return <Undecided now={now} asked={asked} />
  return (
    asked && (
      <Card className="panel">
        <h2>As it was when this was asked</h2>
        <Parts {...asked} />
      </Card>
    )
  )
}

/** Next to a deletion that the family has asked for itself, until the day it happens. */
export function ErasureAhead() {
  const now = useErasure(useStaffRecord('deletions')?.id)
  return (
    now && (
      <Card className="panel">
        <h2>What the deletion does</h2>
        <NowOf {...now} />
      </Card>
    )
  )
}

function Undecided({ now, asked }: { readonly now: Preview; readonly asked: Stored | undefined }) {
  const changes = asked && erasureChanges(asked, now)
  return (
    <Card className="panel">
      <h2>What the deletion does</h2>
      {changes && <SinceAsked changes={changes} />}
      <NowOf {...now} />
      {asked && changes && changes.length > 0 && (
        <details>
          <summary>As it was when this was asked</summary>
          <Parts {...asked} />
        </details>
      )}
    </Card>
  )
}

/** The preview for the request of this page, while it waits. */
export function useRequestedErasure(): Preview | undefined {
  const request = useStaffRecord('privacy-requests')
  const isWaiting = request?.kind === 'ERASE' && request.status === 'WAITING'
  const answer = useErasure(isWaiting ? request.accountId : undefined)
  return isWaiting ? answer : undefined
}

/** Why a deletion cannot be approved now. Undefined: it can. */
export function stopOf(now: Preview | undefined): string | undefined {
  const texts = now?.hindrances.filter(({ stops }) => stops).map(({ text }) => text) ?? []
  return texts.length === 0 ? undefined : texts.join(' ')
}

function useErasure(accountId: string | null | undefined): Preview | undefined {
  const id = accountId as AccountId // a household's id
  return useReading(accountId ?? undefined, () => staff.staffPrivacyActions.previewErasure({ id })).answer
}

function NowOf({ learners, graceDays, keptForYears, ...stored }: Preview) {
  return (
    <>
      <p>Learners: {learners.join(', ') || 'none'}.</p>
      <Parts {...stored} />
      <p className="quiet">
        The rule: the family has {graceDays} days to keep the account. After that the deletion cannot be undone. Books
        of account stay for {keptForYears} years, without a name or a number, except invoices.{' '}
        <a href="/policies/privacy" target="_blank" rel="noreferrer">
          The privacy policy
        </a>
      </p>
    </>
  )
}

function Parts({ parts, hindrances }: Stored) {
  const removed = parts.filter(({ fate }) => fate === 'REMOVED')
  const others = parts.filter(({ fate }) => fate !== 'REMOVED')
  return (
    <div role="status">
      {hindrances.length > 0 && (
        <ul>
          {hindrances.map(({ kind, stops, text }) => (
            <li key={kind} className={stops ? 'problem' : ''}>
              {stops && <strong>Blocks the deletion: </strong>}
              {text}
            </li>
          ))}
        </ul>
      )}
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">Removed</th>
            <th scope="col">How many</th>
          </tr>
        </thead>
        <tbody>
          {removed.map(({ called, count }) => (
            <tr key={called}>
              <th scope="row">{called}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>Stays, and why</h3>
      <ul>
        {others.map(({ called, count, why }) => (
          <li key={called}>
            {called}: {count}. <span className="quiet">{why}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
