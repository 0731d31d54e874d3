// Before the test a pupil picks the category to begin with; then the player of all tests goes on.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { useSession } from '../quiz/engine/use-session.ts'
import { Player } from '../quiz/player/player.tsx'
import { Marks, Rules } from '../quiz/start-page.tsx'
import { inSchoolApi } from './in-school-api.ts'
import type { SchoolTest } from './in-school.server.ts'
import type { StoredPupil } from './stored-pupil.ts'

interface Props {
  readonly test: SchoolTest
  readonly pupil: StoredPupil
  readonly onDone: () => void
}

export function Writing({ test, pupil, onDone }: Props) {
  const { paperId, serverTime, lang } = test
  const [makeApi] = useState(() => inSchoolApi(pupil))
  const [finish] = useState(() => onDone)
  const [section, setSection] = useState<string>()
  const running = useSession({ id: paperId, learnerId: pupil.pupilId, serverTime, lang, makeApi, onDone: finish })
  const { view, session, clock, isBusy, problem, hasStored, begin } = running
  if (view && session && clock)
    return <Player view={view} session={session} clock={clock} lang={lang} firstSection={section} onContinue={() => void begin()} /> // prettier-ignore
  const start = (id: string | undefined) => {
    setSection(id)
    void begin()
  }
  return (
    <div className="grid max-w-prose gap-6">
      <h1 className="text-h2">
        <Trans>Hello {pupil.name}</Trans>
      </h1>
      <Rules durationMinutes={test.durationMinutes} notesSignals={false} isPractice={false} />
      <Marks test={test} />
      {problem !== undefined && (
        <Notice tone="warm" role="alert">
          {problem || <Trans>There is no connection. A test needs one to begin. Please try again.</Trans>}
        </Notice>
      )}
      {hasStored ? (
        <Button type="button" isBusy={isBusy} onClick={() => start(undefined)}>
          <Trans>Continue the test</Trans>
        </Button>
      ) : (
        <Categories test={test} isBusy={isBusy} onPick={start} />
      )}
    </div>
  )
}

interface CategoriesProps {
  readonly test: SchoolTest
  readonly isBusy: boolean
  readonly onPick: (section: string) => void
}

function Categories({ test: { sections }, isBusy, onPick }: CategoriesProps) {
  return (
    <section className="grid gap-3">
      <h2 className="text-h3">
        <Trans>Pick a category to begin with</Trans>
      </h2>
      {sections.map(({ id, name, questionCount }) => (
        <Button key={id} type="button" kind="ghost" isBusy={isBusy} onClick={() => onPick(id)}>
          <Trans>
            {name} · {questionCount} questions
          </Trans>
        </Button>
      ))}
    </section>
  )
}
