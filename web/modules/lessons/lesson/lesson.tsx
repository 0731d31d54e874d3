import { Trans } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { TaughtLive } from './taught-live.tsx'
import { Locked } from '#web/ui/layers/locked.tsx'
import type { Route } from './+types/lesson.ts'
import { readLesson, type LessonData } from './lesson.server.ts'
import { FilmPlayer } from '#web/page/film/film-player.tsx'

export const handle: Handle = { tier: 1, hasFiles: true }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readLesson(page, args.params.course, args.params.lesson))
}

export default function Lesson({ loaderData: lesson }: Route.ComponentProps) {
  const { title, subject, chapter, bundleId, courseTitle } = lesson
  const link = useLink()
  return (
    <div className="page grid max-w-prose gap-6 py-6">
      <PrivateHead title={title} />
      <div className="grid gap-1">
        <a href={link(`/learn/${bundleId}`)} className="text-link justify-self-start text-sm" lang={courseTitle.lang}>
          {courseTitle.text}
        </a>
        <h1 className="text-h2">{title}</h1>
        <p className="text-ink-2">
          {subject} · {chapter}
        </p>
      </div>
      <Content {...lesson} />
      <Neighbours {...lesson} />
    </div>
  )
}

function Content(lesson: LessonData) {
  const { kind, lock, film, notes, paperId } = lesson
  const link = useLink()
  if (lock) return <Locked {...lock} />
  if (film)
    return (
      <FilmPlayer
        key={lesson.id}
        {...lesson}
        film={film}
        apiPath={`/learn/lessons/${lesson.id}`}
        captionsPath={`/learn/${lesson.bundleId}/${lesson.id}/captions`}
      />
    )
  if (notes) return <Notes {...notes} title={lesson.title} />
  if (paperId !== null)
    return (
      <ButtonLink href={link(`/quiz/${paperId}`)}>
        <Trans>Open the test</Trans>
      </ButtonLink>
    )
  return kind === 'LIVE' || kind === 'AI' ? <TaughtLive {...lesson} /> : null
}

/** A picture is shown, a PDF opens in the browser's own reader. */
function Notes({ url, type, kiloBytes, title }: NonNullable<LessonData['notes']> & { readonly title: string }) {
  if (type !== 'application/pdf') return <img src={url} alt={title} className="w-full rounded-l" />
  return (
    <ButtonLink href={url} target="_blank" rel="noreferrer">
      <Icon name="file-text" />
      <Trans>Open the notes (PDF, {kiloBytes} KB)</Trans>
    </ButtonLink>
  )
}

function Neighbours({ bundleId, previous, next }: Pick<LessonData, 'bundleId' | 'previous' | 'next'>) {
  const link = useLink()
  return (
    <div className="grid gap-2 md:grid-cols-2">
      {previous && (
        <ButtonLink href={link(`/learn/${bundleId}/${previous.id}`)} kind="ghost">
          <Icon name="arrow-left" />
          {previous.title}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink href={link(`/learn/${bundleId}/${next.id}`)} kind="ghost">
          {next.title}
          <Icon name="arrow-right" />
        </ButtonLink>
      )}
    </div>
  )
}
