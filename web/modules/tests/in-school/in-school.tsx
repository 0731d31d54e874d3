// A test in school on a tablet that a class shares: join, write, see the result, hand it on.
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useEffect } from 'react'
import type { Handle } from '#web/page/handle.ts'
import { actForHousehold, load } from '#web/page/page.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import type { Route } from './+types/in-school.ts'
import { follow, readSession } from './in-school.server.ts'
import { Join } from './join.tsx'
import { PupilResult } from './pupil-result.tsx'
import { useStoredPupil } from './stored-pupil.ts'

/** The player of tests: it comes while the pupil joins. */
const loadWriting = () => import('./writing.tsx')
const Writing = lazy(async () => ({ default: (await loadWriting()).Writing }))

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readSession(page, args.params.code))
}

export function action(args: Route.ActionArgs) {
  return actForHousehold(args, (submission) => follow(submission, args.params.code))
}

export default function InSchool({ loaderData: test }: Route.ComponentProps) {
  const [pupil, change] = useStoredPupil(test.code)
  useEffect(() => {
    // Where this fails, it is loaded once more with the test itself.
    void loadWriting().catch(() => {})
  }, [])
  return (
    <div className="page grid gap-6 py-6">
      <PrivateHead title={test.title.text} />
      {pupil === undefined && <Wait />}
      {pupil === null && <Join test={test} onJoined={change} />}
      {pupil && !pupil.isDone && (
        <Suspense fallback={<Wait />}>
          <Writing test={test} pupil={pupil} onDone={() => change({ ...pupil, isDone: true })} />
        </Suspense>
      )}
      {pupil?.isDone && <PupilResult pupil={pupil} />}
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
