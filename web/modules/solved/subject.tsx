import { Trans, useLingui } from '@lingui/react/macro'
import { data } from 'react-router'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { Head } from '#web/shell/head.tsx'
import { Crumbs, useCrumbFacts } from '#web/ui/data/crumbs.tsx'
import { useGradeName } from '#web/ui/course/grade-name.ts'
import type { Route } from './+types/subject.ts'
import { chapterPath, subjectPath } from './paths.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, async ({ api, lang }) => {
    const { board, grade, subject } = args.params
    const places = await api.solved.listPlaces({ lang })
    const place = places.find((each) => each.board.key === board && String(each.grade) === grade && each.subject.key === subject) // prettier-ignore
    if (!place) throw data(null, { status: 404 })
    return place
  })
}

export default function Subject({ loaderData: place }: Route.ComponentProps) {
  const { board, grade, subject, chapters } = place
  const { t } = useLingui()
  const link = useLink()
  const gradeName = useGradeName()
  const name = `${gradeName(grade)}, ${subject.name}`
  const all = { name: t`Solved questions`, path: '/questions' }
  const crumbs = useCrumbFacts([all, { name, path: subjectPath(place) }])
  return (
    <div className="page grid gap-5 py-6">
      <Head
        title={t`${name}: solved questions, ${board.name}`}
        description={t`Solved questions of ${name} (${board.name}) by chapter, each in steps and signed by a teacher.`}
        facts={[crumbs]}
      />
      <Crumbs steps={[all]} />
      <h1 className="text-h2">
        {name} <span className="text-ink-2">({board.name})</span>
      </h1>
      <ul className="grid gap-2 md:grid-cols-2">
        {chapters.map(({ questions, ...chapter }) => (
          <li key={chapter.slug} className="card flex flex-wrap items-baseline justify-between gap-2">
            <a href={link(chapterPath({ ...place, chapter }))} className="lone-link font-semibold">
              {chapter.name}
            </a>
            <span className="text-sm text-ink-2">
              <Trans>questions: {questions}</Trans>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
