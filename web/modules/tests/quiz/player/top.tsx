// Above a question: its number, the time, the sections, and how the answers are kept.
import { Trans, useLingui } from '@lingui/react/macro'
import { chosen, open, shape } from '#web/ui/controls/chip.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { SessionView } from '../engine/session-view.ts'
import { TimeLeft } from './time-left.tsx'
import type { Position } from '../position/use-position.ts'

interface Props {
  readonly view: SessionView
  readonly position: Position
}

export function Top({ view, position: { current, seconds, go, isOpen } }: Props) {
  const { paper } = view
  const { t } = useLingui()
  const section = paper.sections.find(({ id }) => id === paper.questions[current]?.sectionId)
  const [no, all] = [current + 1, paper.questions.length]
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-body">
          <Trans>
            Question {no} of {all}
          </Trans>{' '}
          · {section?.name}
        </h1>
        <TimeLeft seconds={seconds} />
      </div>
      {paper.sections.length > 1 && (
        <div role="group" aria-label={t`Sections`} className="scroll-row">
          {paper.sections.map(({ id, name }) => (
            <button key={id} type="button" aria-pressed={id === section?.id} disabled={!isOpen(id)} onClick={() => go(paper.questions.findIndex((each) => each.sectionId === id))} className={`${shape} px-4 ${id === section?.id ? chosen : open}`}>
              {name}
            </button>
          ))}
        </div>
      )}
      <SaveState {...view} />
    </div>
  )
} // prettier-ignore

function SaveState({ unsent, isOnline, hasStorage, broadcast }: SessionView) {
  return (
    <>
      <p role="status" className="text-sm text-ink-2">
        {unsent === 0 && <Trans>All answers are saved.</Trans>}
        {unsent > 0 && isOnline && <Trans>Saving …</Trans>}
        {unsent > 0 && !isOnline && <Trans>{unsent} answers wait on this phone.</Trans>}
      </p>
      {broadcast && (
        <Notice tone="warm" role="alert">
          <Trans>From the people who run this test: {broadcast}</Trans>
        </Notice>
      )}
      {!hasStorage && (
        <Notice tone="warm">
          <Trans>This browser cannot keep answers. Stay online until you submit.</Trans>
        </Notice>
      )}
    </>
  )
}
