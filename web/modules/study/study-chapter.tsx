import { Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { Head } from '#web/shell/head.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Crumbs, useCrumbFacts } from '#web/ui/data/crumbs.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import type { Route } from './+types/study-chapter.ts'
import { useAccessNames, useKindNames } from './kind-names.ts'
import { readChapter, type ResourceRow } from './study.server.ts'
import { useTrail } from './trail.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readChapter(page, args.params))
}

export default function StudyChapter({ loaderData: { chapter, groups, previous, next } }: Route.ComponentProps) {
  const { title, grade, course, subject } = chapter
  const { t } = useLingui()
  const kindNames = useKindNames()
  const path = `/study/${grade.key}/${course.key}/${subject.key}/${chapter.slug}`
  const steps = useTrail({ grade, course, chapter: { title, path } })
  const crumbs = useCrumbFacts(steps)
  const place = `${subject.name.text}, ${grade.name.text}, ${course.name.text}`
  return (
    <div className="page grid gap-6 py-6">
      <Head
        title={`${title.text}: ${place}`}
        description={t`Notes, formulae and questions on ${title.text}. ${place}.`}
        facts={[crumbs]}
      />
      <Crumbs steps={steps.slice(0, 2)} />
      <div className="grid gap-1">
        <h1 lang={title.lang} className="text-h2">
          {title.text}
        </h1>
        <p lang={subject.name.lang} className="text-ink-2">
          {subject.name.text}
        </p>
      </div>
      {groups.map(({ kind, resources }) => (
        <section key={kind} aria-labelledby={`kind-${kind.toLowerCase()}`} className="grid gap-3">
          <h2 id={`kind-${kind.toLowerCase()}`} className="text-h3">
            {kindNames[kind]}
          </h2>
          <ul className="grid gap-3 md:grid-cols-2">
            {resources.map((resource) => (
              <li key={resource.id} className="grid">
                <ResourceCard resource={resource} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Neighbours base={`/study/${grade.key}/${course.key}/${subject.key}`} previous={previous} next={next} />
    </div>
  )
}

function ResourceCard({ resource }: { readonly resource: ResourceRow }) {
  const { id, kind, title, access, taughtIn, editionYear, isElsewhere, isOutdated, size } = resource
  const link = useLink()
  const accessNames = useAccessNames()
  const icon = kind === 'FILM' ? 'play' : 'file-text'
  return (
    <div className="card grid content-start justify-items-start gap-2">
      <Badge tone={access === 'ENROLLED' ? 'jamun' : 'tulsi'}>{accessNames[access]}</Badge>
      <a href={link(`/study/file/${id}`)} className="flex min-h-11 items-center gap-2 font-semibold">
        <Icon name={isElsewhere ? 'external-link' : icon} />
        <span lang={title.lang}>{title.text}</span>
      </a>
      <p className="text-sm text-ink-2">
        {[taughtIn, String(editionYear), ...(size === null ? [] : [size])].join(' · ')}
      </p>
      {isOutdated && (
        <p className="text-sm text-ink-2">
          <Trans>The syllabus has changed since this edition.</Trans>
        </p>
      )}
    </div>
  )
}

type Neighbour = Route.ComponentProps['loaderData']['next']

function Neighbours({ base, previous, next }: { readonly base: string; readonly previous: Neighbour; readonly next: Neighbour }) {
  const { t } = useLingui()
  const link = useLink()
  if (!previous && !next) return null
  return (
    <nav aria-label={t`Chapters`} className="flex flex-wrap justify-between gap-3">
      {previous && (
        <a href={link(`${base}/${previous.slug}`)} className="flex min-h-11 items-center gap-1">
          <Icon name="arrow-left" /> <span lang={previous.title.lang}>{previous.title.text}</span>
        </a>
      )}
      {next && (
        <a href={link(`${base}/${next.slug}`)} className="ml-auto flex min-h-11 items-center gap-1">
          <span lang={next.title.lang}>{next.title.text}</span> <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  )
} // prettier-ignore
