import { Trans } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load } from '#web/page/page.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import { FilmPlayer } from '#web/page/film/film-player.tsx'
import { Locked } from '#web/ui/layers/locked.tsx'
import type { Route } from './+types/replay.ts'
import { readReplay } from './replay.server.ts'

export const handle: Handle = { tier: 1, hasFiles: true }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readReplay(page, args.params.course, args.params.recording))
}

export default function Replay({ loaderData: replay }: Route.ComponentProps) {
  const { id, bundleId, courseTitle, subject, teacherName, title, when, till, lock, film } = replay
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
          {subject} · {teacherName} · {when}
        </p>
      </div>
      {lock && <Locked {...lock} />}
      {film && (
        <FilmPlayer
          {...replay}
          film={film}
          apiPath={`/learn/courses/${bundleId}/replays/${id}`}
          captionsPath={`/learn/${bundleId}/replays/${id}/captions`}
        />
      )}
      <p className="text-sm text-ink-3">
        <Trans>You can watch this class until {till}.</Trans>
      </p>
    </div>
  )
}
