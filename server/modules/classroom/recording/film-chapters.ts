// The chapters of a recording: where the teacher asked the class something, and where another slide was shown.
import type { FilmChapter } from '#core/modules/classroom/room/recording.ts'
import { SECOND, type Instant } from '#core/kernel/time.ts'
import type { Db } from '#server/platform/database/db.ts'
import { listAsked } from '../pane/store-answers.ts'
import { listSlideChanges } from '../slides/store-slides.ts'

interface FilmOfClass {
  readonly sessionId: string
  readonly askedAt: Instant
  readonly lengthSeconds: number
}

const MOST_QUESTIONS = 50
/** A slide that was shown shorter was passed over. */
const PASSED_OVER_SEC = 5

/** In their order, without those before or after the film. */
export async function listFilmChapters(
  db: Db,
  { sessionId, askedAt, lengthSeconds }: FilmOfClass,
): Promise<FilmChapter[]> {
  const [questions, slides] = await Promise.all([
    listAsked(db, sessionId, MOST_QUESTIONS),
    listSlideChanges(db, sessionId),
  ])
  const secondOf = (at: Instant) => Math.floor((at - askedAt) / SECOND)
  const asked = questions.map(({ text, at }) => ({ atSec: secondOf(at), question: text, slideNo: null }))
  const shown = slides
    .map(({ no, at }) => ({ atSec: secondOf(at), question: null, slideNo: no }))
    .filter(({ atSec, slideNo }, place, all) => slideNo !== null && (all[place + 1]?.atSec ?? Infinity) - atSec >= PASSED_OVER_SEC) // prettier-ignore
  return [...asked, ...shown]
    .filter(({ atSec }) => atSec >= 0 && atSec < lengthSeconds)
    .toSorted((one, other) => one.atSec - other.atSec)
}
