import { Plural, Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import type { TrialOffer } from '#web/page/course/trial-offer.server.ts'
import { ButtonLink } from '../controls/button.tsx'

/** The whole course for some days: commerce spec, section 9. */
export function Trial({ path, price, length: { unit, count } }: TrialOffer) {
  const link = useLink()
  return (
    <div className="flex flex-wrap border-t border-line pt-3 items-center justify-between gap-x-4 gap-y-3">
      <p>
        <span className="block font-semibold">
          <Trans>Not sure yet? Try the whole course.</Trans>
        </span>
        <span className="text-ink-2">
          {price} ·{' '}
          {unit === 'DAYS' ? (
            <Plural value={count} one="# day" other="# days" />
          ) : (
            <Plural value={count} one="# month" other="# months" />
          )}
        </span>
      </p>
      <ButtonLink href={link(path)} kind="ghost" size="fit">
        <Trans>Start the trial</Trans>
      </ButtonLink>
    </div>
  )
}
