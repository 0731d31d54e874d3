// Merges that were asked for, and who looked at whose pages.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useEffect, useState } from 'react'
import { BooleanInput } from 'react-admin'
import { mergeChanges } from '#core/modules/support/merge-changes.ts'
import type { MergePreview as Preview } from '#core/modules/support/staff-api.ts'
import type { SupportViewId } from '#core/modules/support/view.ts'
import { staff, useStaffRecord } from '../../frame/contract.ts'
import { IfMay } from '../../kit/only-with.tsx'
import { useAction } from '../../kit/use-action.ts'
import { screen, type Screen } from '../../kit/screen.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/decisions/second-decision.tsx'
import { SinceAsked } from '../../kit/decisions/since-asked.tsx'
import { guardianChanges } from './guardian-changes.tsx'
import { MergePreview } from './merge-preview.tsx'
import { notes } from './household-notes.tsx'

function MergeDecision() {
  const merge = useStaffRecord('household-merges')
  const now = useMergePreview()
  if (!merge) return null
  const { preview: asked } = merge
  return (
    <>
      {(now ?? asked) && (
        <Card className="panel">
          <h2>{now ? 'What moves' : 'As it was when this was asked'}</h2>
          {now && asked && <SinceAsked changes={mergeChanges(asked, now)} />}
          {now ? <MergePreview {...now} /> : asked && <MergePreview {...asked} cardsLeftBehind={0} />}
          {now && asked && mergeChanges(asked, now).length > 0 && (
            <details>
              <summary>As it was when this was asked</summary>
              <MergePreview {...asked} cardsLeftBehind={0} />
            </details>
          )}
        </Card>
      )}
      <SecondDecision
        of="household-merges"
        scope="households.approve"
        approval={() => (now ? `Merge ${now.from.phone} into ${now.into.phone}` : 'Merge the households')}
      />
    </>
  )
}

/** The two households as they are now; a merge that was decided has no preview. */
function useMergePreview(): Preview | undefined {
  const merge = useStaffRecord('household-merges')
  const [preview, setPreview] = useState<Preview>()
  useEffect(() => {
    if (merge?.status !== 'WAITING') return
    const ids = { id: merge.fromAccount as never, into: merge.intoAccount as never } // ids of households
    staff.staffMergeActions.previewMerge(ids).then(setPreview, () => setPreview(undefined))
  }, [merge])
  return merge?.status === 'WAITING' ? preview : undefined
}

const merges = screen('household-merges')(({ column, detail }) => ({
  label: 'Merges',
  about: 'Two accounts of one family that shall become one. A second person decides.',
  asText: ({ reason }) => reason,
  filters: [byAskedStatus],
  columns: [
    column('askedAt', 'Asked'),
    column('fromAccount', 'Goes', { of: 'households', link: 'show' }),
    column('intoAccount', 'Stays', { of: 'households', link: 'show' }),
    column('reason'),
    column('status'),
  ],
  aside: MergeDecision,
  details: [
    detail('status', 'State'),
    detail('fromAccount', 'Household to merge', { of: 'households', link: 'show' }),
    detail('intoAccount', 'Household to keep', { of: 'households', link: 'show' }),
    detail('reason', 'Why'),
    ...whoDecided,
  ],
}))

function EndView() {
  const view = useStaffRecord('support-views')
  const act = useAction()
  if (!view || view.endedAt !== null) return null

  const end = () => act(() => staff.staffSupportActions.endView({ id: view.id as SupportViewId }))

  return (
    <Card className="panel">
      <h2>End early</h2>
      <Button variant="contained" onClick={() => void end()}>
        End the session
      </Button>
    </Card>
  )
}

function EndPanel() {
  return (
    <IfMay scope="households.edit">
      <EndView />
    </IfMay>
  )
}

const views = screen('support-views')(({ column, detail, filter }) => ({
  label: 'Support sessions',
  about: 'When staff looked at the pages of a family, and why.',
  asText: ({ shownAs }) => shownAs,
  filters: [filter('isOpen', 'Active now', { as: BooleanInput, alwaysOn: true })],
  columns: [
    column('startedAt', 'When'),
    column('shownAs', 'Who'),
    column('accountId', 'Household', { of: 'households', link: 'show' }),
    column('reason'),
    column('endsAt', 'Until'),
    column('endedAt', 'Ended'),
  ],
  aside: EndPanel,
  details: [
    detail('shownAs', 'Who'),
    detail('accountId', 'Household', { of: 'households', link: 'show' }),
    detail('reason', 'Why'),
    detail('startedAt', 'From'),
    detail('endsAt', 'Until'),
    detail('endedAt', 'Ended early'),
    detail('endedBy', 'Ended by'),
  ],
}))

export const supportScreens: Screen[] = [notes, merges, guardianChanges, views]
