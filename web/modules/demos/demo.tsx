import { Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { toQuery } from '#web/page/query.ts'
import { Head } from '#web/shell/head.tsx'
import { useGradeNames } from '#web/ui/course/grade-name.ts'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Route } from './+types/demo.ts'
import { readStart } from './read-demo.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, readStart)
}

export default function Demo({ loaderData: { categories, isForClass, query } }: Route.ComponentProps) {
  const { t } = useLingui()
  const link = useLink()
  const gradeNames = useGradeNames()
  return (
    <div className="page grid max-w-form gap-5 py-8">
      <Head title={t`Free demo class`} description={t`Book a free live demo class for your child: one hour, one teacher, one child.`} />
      <h1 className="text-h2">
        <Trans>Book a free demo class</Trans>
      </h1>
      <p className="text-ink-2">
        <Trans>One hour, live, with a teacher who has time for your child only. Nothing is paid.</Trans>
      </p>
      {!isForClass && (
        <Notice>
          <Trans>There is no demo for this class yet. These are for other classes.</Trans>
        </Notice>
      )}
      <ul className="grid gap-3">
        {categories.map(({ category, name, grades }) => (
          <li key={category}>
            <a href={link(`/demo${toQuery({ ...query, category })}`)} className="card grid gap-1">
              <span lang={name.lang} className="text-h4 font-semibold">
                {name.text}
              </span>
              <span className="text-sm text-ink-3">{gradeNames(grades)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
} // prettier-ignore
