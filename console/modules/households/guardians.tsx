// Next to a learner: who acts for the learner, and a request to link or unlink a guardian.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { showDate } from '#core/kernel/time.ts'
import type { AccountId, LearnerId } from '#core/modules/accounts/account.ts'
import type { guardianStaffApi } from '#core/modules/support/guardian-api.ts'
import { CONSENT_WORDS, CONSENTS, type GuardianChangeKind, type GuardianConsent } from '#core/modules/support/guardian-change.ts' // prettier-ignore
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { isSentence, ReasonField } from '../../kit/decisions/reason-field.tsx'
import { PlainSelect } from '../../kit/inputs/plain-select.tsx'
import { IfMay } from '../../kit/only-with.tsx'
import { useAction } from '../../kit/use-action.ts'
import { useReading } from '../../kit/use-reading.ts'

type Guardian = ResponseOf<typeof guardianStaffApi.staffGuardianActions.listGuardians>[number]

export function Guardians() {
  const learner = useStaffRecord('learners')
  const id = learner?.id as LearnerId | undefined // the id of a learner
  const key = learner && `${learner.id} ${learner.version}`
  const { answer: guardians } = useReading(key, async () =>
    id ? staff.staffGuardianActions.listGuardians({ id }) : [],
  )
  if (!id || !guardians) return null
  return (
    <Card className="panel" component="section" aria-label="Guardians">
      <h2>Guardians</h2>
      {guardians.length === 0 && <p>None: the learner holds the account.</p>}
      <ul>
        {guardians.map((guardian) => (
          <li key={guardian.accountId}>
            <Link to={`/households/${guardian.accountId}/show`}>{guardian.phone}</Link>{' '}
            {guardian.isHome ? 'the learner lives here' : `since ${showDate(guardian.since, 'en')}`}
          </li>
        ))}
      </ul>
      <IfMay scope="households.edit">
        <ChangeForm learnerId={id} others={guardians.filter(({ isHome }) => !isHome)} />
      </IfMay>
    </Card>
  )
}

interface FormProps {
  readonly learnerId: LearnerId
  /** Those who can be unlinked. */
  readonly others: readonly Guardian[]
}

function ChangeForm({ learnerId, others }: FormProps) {
  const [kind, setKind] = useState<GuardianChangeKind>('LINK')
  const [phone, setPhone] = useState('')
  const [unlinked, setUnlinked] = useState('')
  const [consent, setConsent] = useState<GuardianConsent>('GUARDIAN_AGREED')
  const [reason, setReason] = useState('')
  const act = useAction()
  const isReady = isSentence(reason) && (kind === 'LINK' ? phone.trim() : unlinked) !== ''

  async function ask() {
    const accountId = kind === 'LINK' ? await householdOf(phone) : (unlinked as AccountId) // one of the list
    await staff.staffGuardianChanges.create({ kind, learnerId, accountId, consent, reason })
    setReason('')
  }

  return (
    <>
      <p className="quiet">A second person decides. All guardians get a message.</p>
      <PlainSelect label="Change" value={kind} onChange={(value) => setKind(value === 'LINK' ? 'LINK' : 'UNLINK')}>
        <option value="LINK">Link a guardian</option>
        {others.length > 0 && <option value="UNLINK">Unlink a guardian</option>}
      </PlainSelect>
      {kind === 'LINK' ? (
        <TextField
          label="Full number of the guardian"
          type="tel"
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
          helperText="The number must have an account. Otherwise the family invites it on its own page."
        />
      ) : (
        <PlainSelect label="Guardian" value={unlinked} onChange={setUnlinked}>
          <option value="">choose one</option>
          {others.map(({ accountId, phone: shown }) => (
            <option key={accountId} value={accountId}>
              {shown}
            </option>
          ))}
        </PlainSelect>
      )}
      <PlainSelect label="Consent" value={consent} onChange={(value) => setConsent(CONSENTS.find((each) => each === value) ?? consent)}>
        {CONSENTS.map((each) => (
          <option key={each} value={each}>
            {CONSENT_WORDS[each]}
          </option>
        ))}
      </PlainSelect>
      <ReasonField value={reason} onChange={setReason} helperText="Who asked, and how you know who it was." />
      <Button
        variant="contained"
        disabled={!isReady}
        onClick={() => void act(ask, 'Sent. Another person must decide it.')}
      >
        {kind === 'LINK' ? 'Ask to link' : 'Ask to unlink'}
      </Button>
    </>
  )
} // prettier-ignore

async function householdOf(phone: string): Promise<AccountId> {
  const { data } = await staff.staffHouseholds.list({ phone })
  const [found] = data
  if (!found) throw new Error('No household has this number.')
  return found.id as AccountId
}
