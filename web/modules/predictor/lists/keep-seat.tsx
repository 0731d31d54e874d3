import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { Button } from '#web/ui/controls/button.tsx'

interface KeepSeatProps {
  readonly exam: string
  readonly line: string
  readonly isKept: boolean
}

/** For who is signed in: puts the seat on the list. */
export function KeepSeat({ exam, line, isKept }: KeepSeatProps) {
  const link = useLink()
  if (isKept)
    return (
      <a href={link('/me/colleges')} className="text-sm text-link print:hidden">
        <Trans>On your list ✓</Trans>
      </a>
    )
  return (
    <PageForm className="print:hidden">
      <input type="hidden" name="exam" value={exam} />
      <input type="hidden" name="line" value={line} />
      <Button kind="ghost" size="small">
        <Trans>Keep on my list</Trans>
      </Button>
    </PageForm>
  )
}
