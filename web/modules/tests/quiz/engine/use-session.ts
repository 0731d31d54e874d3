// The test of this page: prepared when the page opens, running once it is begun.
import { useCallback, useEffect, useState } from 'react'
import type { ServerClock } from './clock.ts'
import { sendInBackground } from './background-sync.ts'
import { openTest, prepareEngine, type Engine, type MakeApi } from './open-test.ts'
import { TestSession } from './session.ts'
import type { SessionView } from './session-view.ts'

interface Test {
  readonly id: string
  readonly learnerId: string
  readonly serverTime: number
  readonly lang: string
  readonly onDone: (attemptId: string) => void
  readonly makeApi?: MakeApi
  /** Loads the player where it is a script of its own. Without it the test does not begin. */
  readonly loadPlayer?: () => Promise<unknown>
}

export interface RunningTest {
  readonly view: SessionView | undefined
  readonly session: TestSession | undefined
  readonly clock: ServerClock | undefined
  /** This phone has answers of a test that goes on. */
  readonly hasStored: boolean
  readonly isBusy: boolean
  /** Why it could not begin. "" is a missing connection. */
  readonly problem: string | undefined
  readonly begin: () => Promise<void>
}

const here = () => Promise.resolve()

export function useSession({ id, learnerId, serverTime, lang, onDone, makeApi, loadPlayer = here }: Test): RunningTest {
  const [engine, setEngine] = useState<Engine>()
  const [session, setSession] = useState<TestSession>()
  const [view, setView] = useState<SessionView>()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let isCurrent = true
    void prepareEngine({ learnerId, id, serverTime, makeApi }).then((made) => isCurrent && setEngine(made))
    return () => void (isCurrent = false)
  }, [learnerId, id, serverTime, makeApi])
  useEffect(() => {
    // Where this fails, it is loaded once more when the test begins.
    void loadPlayer().catch(() => undefined)
  }, [loadPlayer])
  useWaking(session)

  const begin = useCallback(async () => {
    setIsBusy(true)
    setProblem(undefined)
    const hasPlayer = await loadPlayer().then(() => true, () => false) // prettier-ignore
    if (!hasPlayer) {
      setIsBusy(false)
      return setProblem('')
    }
    const made = engine ?? (await prepareEngine({ learnerId, id, serverTime, makeApi }))
    const opened = await openTest(made, id, lang)
    setIsBusy(false)
    if ('problem' in opened) return setProblem(opened.problem)
    const onChange = (next: SessionView) => setView(next)
    const hasAccount = makeApi === undefined
    const onWaiting = () => void (hasAccount && sendInBackground())
    const begun = new TestSession({ ...made, learnerId, hasAccount, onWaiting, onChange, onDone: () => onDone(opened.paper.id) }, opened) // prettier-ignore
    setEngine(made)
    setView(begun.view())
    setSession(begun)
  }, [engine, learnerId, id, serverTime, lang, onDone, makeApi, loadPlayer])

  return { view, session, clock: engine?.clock, hasStored: engine?.stored !== undefined, isBusy, problem, begin }
}

/** Sends at once when the connection or the learner comes back. */
function useWaking(session: TestSession | undefined): void {
  useEffect(() => {
    if (!session) return
    const stopping = new AbortController()
    const wake = () => session.wake()
    for (const event of ['online', 'pageshow', 'focus']) addEventListener(event, wake, stopping)
    document.addEventListener('visibilitychange', wake, stopping)
    return () => {
      stopping.abort()
      session.stop()
    }
  }, [session])
}
