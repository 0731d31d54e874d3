import { Plural, Trans } from '@lingui/react/macro'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { HeldPlanData } from './held.server.ts'

/** The plan that the learner already has, shown before another purchase. */
export function HeldPlan({ plan, isRunning, till, daysLeft, worth }: HeldPlanData['shown']) {
  const name = plan ?? <Trans>Your plan</Trans>
  return (
    <Notice tone="info">
      {isRunning ? (
        <Trans>
          {name} runs until {till}.
        </Trans>
      ) : (
        <Trans>
          {name} ended on {till}.
        </Trans>
      )}{' '}
      {daysLeft !== undefined && <Plural value={daysLeft} one="# day is left." other="# days are left." />}{' '}
      {worth && <Trans>If you choose a longer or higher plan now, we deduct the {worth} you paid for them.</Trans>}
    </Notice>
  )
}
