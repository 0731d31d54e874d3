import { Trans } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { RouterForm } from '#web/page/page-form.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'

/** For a step that is done once the family says so. */
export function Agree({ isDone }: { readonly isDone: boolean }) {
  const isBusy = useNavigation().state !== 'idle'
  if (isDone)
    return (
      <Notice tone="good">
        <Trans>Done.</Trans>
      </Notice>
    )
  return (
    <RouterForm>
      <Button name="step" value="done" isBusy={isBusy}>
        <Trans>OK</Trans>
      </Button>
    </RouterForm>
  )
}
