import { Trans } from '@lingui/react/macro'
import { PageForm } from '#web/page/page-form.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { BatchName } from '#web/ui/course/batch-name.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { ResultData } from './result.server.ts'

export interface OtherBatchProps {
  readonly batch: NonNullable<ResultData['otherBatch']>
  readonly amount: string
}

/** The chosen batch was full when the payment came: says so, and offers the whole price back. */
export function OtherBatch({ batch: { label, from, till }, amount }: OtherBatchProps) {
  return (
    <Notice tone="warm" title={<Trans>The batch that you chose was full when your payment came.</Trans>}>
      <div className="grid gap-3">
        <p>
          <Trans>You have a seat in another batch:</Trans> <BatchName label={label} />
          {', '}
          <Trans>
            {from} to {till}
          </Trans>
        </p>
        <PageForm>
          <Button kind="ghost" name="intent" value="return">
            <Trans>Give it back and get {amount}</Trans>
          </Button>
        </PageForm>
      </div>
    </Notice>
  )
}
