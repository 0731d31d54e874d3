import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Screen } from '../read-screens.server.ts'
import type { ScreenProps } from '../screen-props.ts'

/** The notices and the answers have a page of their own, where they can be taken back as well. */
export function Consent({ screen: { phone }, step }: ScreenProps<Screen<'GUARDIAN_CONSENT'>>) {
  const link = useLink()
  if (step.status === 'DONE')
    return (
      <Notice tone="good">
        <Trans>
          A parent has agreed. You can look at it, or withdraw it, <a href={link('/me/consent')}>here</a>.
        </Trans>
      </Notice>
    )
  if (step.blockedBy) {
    const { title, path } = step.blockedBy
    return (
      <>
        <Notice tone="warm">
          <Trans>
            Only a parent can answer this. First: <span lang={title.lang}>{title.text}</span>.
          </Trans>
        </Notice>
        <ButtonLink href={link(path)}>
          <span lang={title.lang}>{title.text}</span>
        </ButtonLink>
      </>
    )
  }
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        <Trans>
          You read what we keep and why, and say yes or no to each part. A code to {phone} makes sure that it is you.
          Then come back here: the rest is saved.
        </Trans>
      </p>
      <ButtonLink href={link('/me/consent')}>
        <Trans>Read and agree</Trans>
      </ButtonLink>
    </div>
  )
}
