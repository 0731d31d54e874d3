import { lazy, Suspense, useCallback, useEffect, useEffectEvent } from 'react'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { act, load } from '#web/page/page.server.ts'
import { PrivateHead } from '#web/shell/private-head.tsx'
import type { Route } from './+types/quiz.ts'
import { dropPage } from './offline/offline-copy.ts'
import { useSession } from './engine/use-session.ts'
import { readQuiz } from './quiz.server.ts'
import { StartPage } from './start-page.tsx'

/** It comes while the rules are read. From then on it works without a connection, as all of the test does. */
const loadPlayer = () => import('./player/player.tsx')
const Player = lazy(async () => ({ default: (await loadPlayer()).Player }))

export const handle: Handle = { tier: 1 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readQuiz(page, args.params.id))
}

/** A press before the script runs: the page comes again, and begins when the script does. */
export function action(args: Route.ActionArgs) {
  return act(args, () => Promise.resolve({ begins: true }))
}

export default function Quiz({ loaderData: test, actionData }: Route.ComponentProps) {
  const link = useLink()
  const { id, learnerId, serverTime, lang } = test
  const result = link(`/quiz/${id}/result/`)
  const onDone = useCallback((attemptId: string) => void dropPage().then(() => location.assign(result + attemptId)), [result]) // prettier-ignore
  const running = useSession({ id, learnerId, serverTime, lang, onDone, loadPlayer })
  const { view, session, clock } = running
  const begins = actionData !== undefined && 'begins' in actionData
  const begin = useEffectEvent(() => void running.begin())
  useEffect(() => {
    if (begins) begin()
  }, [begins])
  return (
    <div className="page grid gap-6 py-6">
      <PrivateHead title={test.title.text} />
      {view && session && clock ? (
        <Suspense>
          <Player view={view} session={session} clock={clock} lang={lang} onContinue={() => void running.begin()} />
        </Suspense>
      ) : (
        <StartPage test={test} running={running} />
      )}
    </div>
  )
}
