// The question that is shown: learners move among the sections that are open.
import { useEffect, useEffectEvent, useState } from 'react'
import type { ServerClock } from '../engine/clock.ts'
import type { SessionView } from '../engine/session-view.ts'
import { openSections } from './sections.ts'
import { useTimeLeft } from '../player/time-left.tsx'

export interface Position {
  readonly current: number
  /** The time that is left: for the section, where it has minutes of its own, else for the test. */
  readonly seconds: number
  readonly isOpen: (sectionId: string) => boolean
  readonly go: (index: number) => void
}

interface PositionInput {
  readonly onExpire: () => void
  /** The section whose first question is shown first. */
  readonly firstSection: string | undefined
}

export function usePosition(
  { paper, expiresAt }: SessionView,
  clock: ServerClock,
  { onExpire, firstSection }: PositionInput,
): Position {
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      paper.questions.findIndex(({ sectionId }) => sectionId === firstSection),
    ),
  )
  const [reached, setReached] = useState(0)
  const left = useTimeLeft(clock, expiresAt)
  const { timed, isOpen } = openSections(paper.sections, { now: clock.now(), reached, moved: expiresAt - paper.expiresAt }) // prettier-ignore
  const expire = useEffectEvent(onExpire)
  useEffect(() => {
    if (left === 0) expire()
  }, [left])
  // When the time of a section is over, the next one is shown.
  const isChosenOpen = isOpen(paper.questions[chosen]?.sectionId ?? '')
  const current = isChosenOpen || !timed ? chosen : firstOf(paper, timed.index)
  const go = (index: number) => {
    const at = Math.min(Math.max(index, 0), paper.questions.length - 1)
    const sectionId = paper.questions[at]?.sectionId
    if (sectionId === undefined || !isOpen(sectionId)) return
    setChosen(at)
    setReached(Math.max(reached, paper.sections.findIndex(({ id }) => id === sectionId)))
  } // prettier-ignore
  const seconds = timed ? Math.max(0, Math.min(left, Math.ceil((timed.endsAt - clock.now()) / 1_000))) : left
  return { current, seconds, isOpen, go }
}

function firstOf({ questions, sections }: SessionView['paper'], index: number): number {
  return Math.max(0, questions.findIndex(({ sectionId }) => sectionId === sections[index]?.id))
} // prettier-ignore
