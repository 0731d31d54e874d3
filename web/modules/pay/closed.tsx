import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import type { Problem } from '#web/page/problem.ts'
import { AsDrawn } from '#web/shell/as-drawn.tsx'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'

export interface ClosedProps {
  readonly problem?: Problem
  readonly title?: string
  /** Where the learner's own course is. */
  readonly coursePath?: string
}

/** The course is open already, by a free pass, a trial or staff: what is bought now begins today all the same. */
export function HeldAlready({ till }: { readonly till: string }) {
  return (
    <Notice role="status" title={<Trans>You have this course until {till} already, without paying.</Trans>}>
      <Trans>What you buy now begins today. You can wait until then and pay for no day twice.</Trans>
    </Notice>
  )
}

/** Nothing to pay here, said before any money moves: it is the learner's already, or it is not sold any more (`problem`). */
export function Closed({ problem, title, coursePath = '/learn' }: ClosedProps) {
  const link = useLink()
  return (
    <div className="page grid max-w-form justify-items-center gap-4 py-10 text-center">
      <AsDrawn id="lantern">
        {import.meta.env.SSR && <Kandil size={144} lit={problem ? 0 : 8} glow={!problem} />}
      </AsDrawn>
      <h1 className="text-h2">
        {problem ? problem.sentence : <Trans>You are already enrolled in this course!</Trans>}
      </h1>
      <p className="text-ink-2">
        {problem ? <Trans>Nothing was charged.</Trans> : <Trans>{title} is yours. There is nothing to pay.</Trans>}
      </p>
      <ButtonLink href={link(problem ? '/courses' : coursePath)}>
        {problem ? <Trans>See other courses</Trans> : <Trans>Go to your course</Trans>}
      </ButtonLink>
    </div>
  )
}
