import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'

/** A learner asks about a question of a test on its result; everybody may ask in a demo class. */
export function AskYourOwn({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const link = useLink()
  return (
    <section aria-labelledby="own" className="card grid justify-items-start gap-3">
      <h2 id="own" className="text-h4 font-semibold">
        <Trans>Do you have a question of your own?</Trans>
      </h2>
      <p>
        <Trans>
          Learners of a course ask a teacher about any question of their tests: open the result of the test and choose
          the question. Everybody else asks in a free demo class.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        {isSignedIn ? (
          <ButtonLink href={link('/tests')} kind="ghost" size="fit">
            <Trans>Your tests</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink href={link(`/login?returnTo=${encodeURIComponent('/tests')}`)} kind="ghost" size="fit">
            <Trans>Sign in to ask</Trans>
          </ButtonLink>
        )}
        <ButtonLink href={link('/demo')} kind="ghost" size="fit">
          <Trans>Book a free demo</Trans>
        </ButtonLink>
      </div>
    </section>
  )
}
