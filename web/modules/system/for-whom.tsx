import { Trans, useLingui } from '@lingui/react/macro'
import { DRAWN_FOR, GO_ON } from '#web/page/drawn-for.ts'
import type { OtherLearner } from '#web/page/drawn-for.server.ts'
import { useLink } from '#web/page/link.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { useLearnerName } from '#web/ui/course/learner-name.ts'

/** In place of a page whose form was for another learner than the one who is chosen: nothing is done until the family says for whom. */
export function ForWhom({ chosen, drawn, action, path, fields }: OtherLearner) {
  const { t } = useLingui()
  const link = useLink()
  const nameOf = useLearnerName()
  const name = nameOf(chosen)
  const drawnName = drawn && nameOf(drawn)
  const title = drawn ? t`You have chosen ${name} meanwhile` : t`This page was opened for somebody else`
  return (
    <div className="page grid max-w-form gap-5 py-14">
      <PrivateHead title={title} />
      <h1 className="text-h2 wrap-anywhere">{title}</h1>
      <p className="text-ink-2">
        {drawn ? (
          <Trans>The page was for {drawnName}. Nothing is done yet.</Trans>
        ) : (
          <Trans>Nothing is done yet.</Trans>
        )}
      </p>
      {drawn && (
        <form method="post" action={link(action)}>
          <input type="hidden" name={DRAWN_FOR + drawn.userId} value="" />
          {fields.map(([field, value], i) => (
            <input key={`${i} ${field}`} type="hidden" name={field} value={value} />
          ))}
          <Button name={GO_ON} value="1">
            <Trans>Continue for {drawnName}</Trans>
          </Button>
        </form>
      )}
      <ButtonLink href={link(path)} kind={drawn ? 'ghost' : undefined}>
        <Trans>Open the page for {name}</Trans>
      </ButtonLink>
    </div>
  )
}
