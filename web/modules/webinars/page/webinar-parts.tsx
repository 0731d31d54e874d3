// Parts that the pages of webinars and of talks have in common.
import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import type { Problem } from '#web/page/problem.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { EventData } from './webinar.server.ts'

/** Why a form was refused, and where a parent agrees. */
export function ProblemNotice({ problem }: { readonly problem: Problem }) {
  const link = useLink()
  return (
    <Notice tone="bad" role="alert">
      {problem.sentence}{' '}
      {problem.code === 'WEBINAR_NEEDS_CONSENT' && (
        <a href={link('/me/consent')}>
          <Trans>Read and agree</Trans>
        </a>
      )}
    </Notice>
  )
}

export function Points({ points }: Pick<EventData, 'points'>) {
  if (points.length === 0) return null
  return (
    <section aria-labelledby="points" className="grid gap-2">
      <h2 id="points" className="text-h3">
        <Trans>You will learn</Trans>
      </h2>
      <ul className="grid gap-2">
        {points.map(({ text, lang }) => (
          <li key={text} lang={lang} className="flex items-start gap-2">
            <span className="mt-1 shrink-0 text-tulsi">
              <Icon name="check" size={16} />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
