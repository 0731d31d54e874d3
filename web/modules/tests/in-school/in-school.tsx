// A test in school on a tablet that a class shares: join, write, see the result, hand it on.
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useEffect } from 'react'
import type { Handle } from '#web/page/handle.ts'
import { act, load } from '#web/page/page.server.ts'
import { Head } from '#web/shell/head.tsx'
import type { Route } from './+types/in-school.ts'
import { follow, readSession } from './in-school.server.ts'
import { Join } from './join.tsx'
import { useStoredPupil } from './stored-pupil.ts'
import { Writing } from './writing.tsx'

/** Most of its bytes come while the pupil writes. */
const loadResult = () => import('./pupil-result.tsx')
const PupilResult = lazy(async () => ({ default: (await loadResult()).PupilResult }))

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readSession(page, args.params.code))
}

export function action(args: Route.ActionArgs) {
  return act(args, (submission) => follow(submission, args.params.code))
}

export default function InSchool({ loaderData: test }: Route.ComponentProps) {
  const [pupil, change] = useStoredPupil(test.code)
  const isWriting = pupil?.isDone === false
  useEffect(() => {
    // Without a connection it is loaded once more with the result itself.
    if (isWriting) void loadResult().catch(() => {})
  }, [isWriting])
  return (
    <div className="page grid gap-6 py-6">
      <Head title={test.title.text} isPrivate />
      {pupil === undefined && <Wait />}
      {pupil === null && <Join test={test} onJoined={change} />}
      {pupil && !pupil.isDone && (
        <Writing test={test} pupil={pupil} onDone={() => change({ ...pupil, isDone: true })} />
      )}
      {pupil?.isDone && (
        <Suspense fallback={<Wait />}>
          <PupilResult pupil={pupil} />
        </Suspense>
      )}
    </div>
  )
}

function Wait() {
  return (
    <p role="status">
      <Trans>One moment …</Trans>
    </p>
  )
}
