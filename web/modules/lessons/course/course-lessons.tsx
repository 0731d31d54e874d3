import { Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { LearnerSwitch } from '#web/shell/account/learner-switch.tsx'
import { Head } from '#web/shell/head.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import type { Route } from './+types/course-lessons.ts'
import { lessonIcons, useLessonKinds } from '../lesson-kinds.ts'
import { readCourseLessons, type ChapterData, type LessonRowData } from './course-lessons.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readCourseLessons(page, args.params.course))
}

export default function CourseLessons({ loaderData }: Route.ComponentProps) {
  const { learners, course, title, till, chapters } = loaderData
  const link = useLink()
  return (
    <div className="page grid gap-6 py-6">
      <Head title={title.text} isPrivate />
      <div className="grid max-w-prose gap-2">
        <a href={link('/learn')} className="text-sm">
          <Trans>All your courses</Trans>
        </a>
        <h1 className="text-h2" lang={title.lang}>
          {title.text}
        </h1>
        {till && (
          <p className="text-ink-2">
            <Trans>Yours until {till}</Trans>
          </p>
        )}
      </div>
      <LearnerSwitch viewer={learners} path={`/learn/${course}`} />
      {chapters.length === 0 && <EmptyState sentence={<Trans>This course has no lessons yet.</Trans>} />}
      <div className="grid max-w-prose gap-6">
        {chapters.map((chapter) => (
          <Chapter key={`${chapter.subject} ${chapter.chapter}`} {...chapter} course={course} />
        ))}
      </div>
    </div>
  )
}

function Chapter({ subject, chapter, lessons, course }: ChapterData & { readonly course: string }) {
  return (
    <section className="grid gap-3">
      <div>
        <h2 className="text-h3">{chapter}</h2>
        <p className="text-sm text-ink-3">{subject}</p>
      </div>
      <ul className="grid gap-3">
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <Lesson {...lesson} course={course} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Lesson({ id, kind, name, isFree, isSeen, length, lock, course }: LessonRowData & { readonly course: string }) {
  const { t } = useLingui()
  const link = useLink()
  const kinds = useLessonKinds()
  return (
    <article className="card flex items-center gap-3">
      <Icon name={lock ? 'lock' : lessonIcons[kind]} size={24} {...(lock && { label: t`Locked` })} />
      <div className="flex-1">
        <h3 className="text-body font-semibold">
          <a href={link(`/learn/${course}/${id}`)}>{name}</a>
        </h3>
        <p className="text-sm text-ink-3">
          {kinds[kind]}
          {length && ` · ${length}`}
        </p>
        {lock && <p className="text-sm text-ink-2">{lock.sentence}</p>}
      </div>
      {isSeen && (
        <Badge tone="tulsi">
          <Trans>Seen</Trans>
        </Badge>
      )}
      {isFree && !isSeen && (
        <Badge tone="neel">
          <Trans>Free</Trans>
        </Badge>
      )}
    </article>
  )
}
