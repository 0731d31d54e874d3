// Guardians that staff have asked to link or unlink, and the second person's decision.
import { wordAt } from '../../kit/fields.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/decisions/second-decision.tsx'
import { NameOf } from '../../kit/names/name-of.tsx'
import { screen } from '../../kit/screen.tsx'
import type { StaffRecord } from '../../frame/contract.ts'

type GuardianChange = StaffRecord<'guardian-changes'>

function inWords({ kind, accountId, learnerId }: GuardianChange) {
  return (
    <>
      {kind === 'LINK' ? 'Link' : 'Unlink'} <NameOf of="households" id={accountId} /> {kind === 'LINK' ? 'to' : 'from'}{' '}
      <NameOf of="learners" id={learnerId} />
    </>
  )
}

function Decision() {
  return <SecondDecision of="guardian-changes" scope="households.approve" approval={inWords} />
}

export const guardianChanges = screen('guardian-changes')(({ column, detail }) => ({
  label: 'Guardian changes',
  about: 'Requests of staff to link a guardian to a learner, or to unlink one. A second person decides.',
  asText: ({ kind, reason }) => `${wordAt('guardian-changes', 'kind', kind)}: ${reason}`,
  filters: [byAskedStatus],
  columns: [
    column('askedAt', 'Asked'),
    column('kind', 'Change'),
    column('learnerId', 'Learner', { of: 'learners', link: 'show' }),
    column('accountId', 'Guardian', { of: 'households', link: 'show' }),
    column('reason'),
    column('status'),
  ],
  aside: Decision,
  details: [
    detail('status', 'State'),
    detail('kind', 'Change'),
    detail('learnerId', 'Learner', { of: 'learners', link: 'show' }),
    detail('accountId', 'Household of the guardian', { of: 'households', link: 'show' }),
    detail('consent'),
    detail('reason', 'Why'),
    ...whoDecided,
  ],
}))
