// Merges that were asked for, and who looked at whose pages.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { BooleanInput, useNotify, useRecordContext, useRefresh } from 'react-admin'
import type { Instant } from '#core/kernel/time.ts'
import { callServer } from '../../frame/call-server.ts'
import { screen, type Screen } from '../../kit/screen.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/second-decision.tsx'

interface Merge {
  readonly id: string
  readonly status: string
  readonly askedBy: string
  readonly fromAccount: string
  readonly intoAccount: string
}

function MergeDecision() {
  return (
    <SecondDecision<Merge>
      scope="households.approve"
      approval={({ fromAccount, intoAccount }) => `Merge ${fromAccount} into ${intoAccount}`}
    />
  )
}

const merges = screen('household-merges')(({ column, detail }) => ({
  label: 'Merges',
  asText: ({ fromAccount, intoAccount }) => `${fromAccount} into ${intoAccount}`,
  filters: [byAskedStatus],
  columns: [
    column('askedAt', 'Asked'),
    column('fromAccount', 'Goes'),
    column('intoAccount', 'Stays'),
    column('reason'),
    column('status'),
  ],
  aside: MergeDecision,
  details: [
    detail('status', 'State'),
    detail('fromAccount', 'Household that goes'),
    detail('intoAccount', 'Household that stays'),
    detail('reason', 'Why'),
    ...whoDecided,
  ],
}))

function EndView() {
  const view = useRecordContext<{ readonly id: string; readonly endedAt: Instant | null }>()
  const notify = useNotify()
  const refresh = useRefresh()
  if (!view || view.endedAt !== null) return null

  async function end() {
    try {
      await callServer(`support-views/${view?.id}/end`, 'POST')
      refresh()
    } catch (refusal) {
      notify(refusal instanceof Error ? refusal.message : 'It could not be ended.', { type: 'error' })
    }
  }

  return (
    <Card className="panel">
      <h2>End it before its time</h2>
      <Button variant="contained" onClick={() => void end()}>
        End the look
      </Button>
    </Card>
  )
}

const views = screen('support-views')(({ column, detail, filter }) => ({
  label: 'Support views',
  asText: ({ shownAs }) => shownAs,
  filters: [filter('isOpen', 'Looking now', { as: BooleanInput, alwaysOn: true })],
  columns: [
    column('startedAt', 'When'),
    column('shownAs', 'Who'),
    column('accountId', 'Household'),
    column('reason'),
    column('endsAt', 'Until'),
    column('endedAt', 'Ended'),
  ],
  aside: EndView,
  details: [
    detail('shownAs', 'Who'),
    detail('accountId', 'Household'),
    detail('reason', 'Why'),
    detail('startedAt', 'From'),
    detail('endsAt', 'Until'),
    detail('endedAt', 'Ended before'),
    detail('endedBy', 'Ended by'),
  ],
}))

export const supportScreens: Screen[] = [merges, views]
