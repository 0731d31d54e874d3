import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { LessonData } from './lesson.server.ts'

/** Why a lesson or a replay does not open, and where the family can open it. */
export function Locked({ sentence, path, code }: NonNullable<LessonData['lock']>) {
  const link = useLink()
  return (
    <Notice tone="warm">
      <p>{sentence}</p>
      {path && (
        <ButtonLink href={link(path)} size="fit">
          {code === 'LESSON_NEEDS_PAYMENT' ? <Trans>Pay the instalment</Trans> : <Trans>See the plans</Trans>}
        </ButtonLink>
      )}
    </Notice>
  )
}
