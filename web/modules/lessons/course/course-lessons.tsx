import { Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { LearnerSwitch } from '#web/shell/account/learner-switch.tsx'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Icon, type IconName } from '#web/ui/brand/icon.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import type { Route } from './+types/course-lessons.ts'
import { lessonIcons, useLessonKinds } from '../lesson-kinds.ts'
import { readCourseLessons, type ChapterData, type LessonRowData, type ReplayRowData } from './course-lessons.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readCourseLessons(page, args.params.course))
}

export default function CourseLessons({ loaderData }: Route.ComponentProps) {
  const { learners, course, title, till, chapters, replays } = loaderData
  const link = useLink()
  return (
    <div className="page grid gap-6 py-6">
      <PrivateHead title={title.text} />
      <div className="grid max-w-prose gap-2">
        <a href={link('/learn')} className="text-link justify-self-start text-sm">
          <Trans>All your courses</Trans>
        </a>
        <h1 className="text-h2" lang={title.lang}>
          {title.text}
        </h1>
        {till && (
          <p className="text-ink-2">
            <Trans>Yours until {till}</Trans> ·{' '}
            <a href={link(`/learn/${course}/batch`)}>
              <Trans>Your batch</Trans>
            </a>
          </p>
        )}
      </div>
      <LearnerSwitch viewer={learners} path={`/learn/${course}`} />
      {chapters.length === 0 && <EmptyState sentence={<Trans>This course has no lessons yet.</Trans>} />}
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-x-8">
        {chapters.map((chapter) => (
          <Chapter key={`${chapter.subject} ${chapter.chapter}`} {...chapter} course={course} />
        ))}
      </div>
      {replays.length > 0 && <Replays course={course} replays={replays} />}
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
  const kinds = useLessonKinds()
  return (
    <FilmRow
      path={`/learn/${course}/${id}`}
      icon={lessonIcons[kind]}
      name={name}
      note={length ? `${kinds[kind]} · ${length}` : kinds[kind]}
      lock={lock}
      isSeen={isSeen}
      isFree={isFree}
    />
  )
}

interface FilmRowProps extends Pick<LessonRowData, 'name' | 'lock' | 'isSeen' | 'isFree'> {
  readonly path: string
  readonly icon: IconName
  readonly note: string
}

function FilmRow({ path, icon, name, note, lock, isSeen, isFree }: FilmRowProps) {
  const { t } = useLingui()
  const link = useLink()
  return (
    <article className="card flex items-center gap-3">
      <Icon name={lock ? 'lock' : icon} size={24} {...(lock && { label: t`Locked` })} />
      <div className="flex-1">
        <h3 className="text-body font-semibold">
          <a href={link(path)}>{name}</a>
        </h3>
        <p className="text-sm text-ink-3">{note}</p>
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

function Replays({ course, replays }: { readonly course: string; readonly replays: readonly ReplayRowData[] }) {
  return (
    <section className="grid max-w-prose gap-3">
      <h2 className="text-h3">
        <Trans>Recorded classes</Trans>
      </h2>
      <ul className="grid gap-3">
        {replays.map(({ id, subject, chapter, teacherName, when, length, ...row }) => (
          <li key={id}>
            <FilmRow
              {...row}
              path={`/learn/${course}/replays/${id}`}
              icon="video"
              name={chapter ?? subject}
              note={`${subject} · ${teacherName} · ${when} · ${length}`}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
