// A learner's tests: those to come, those that are open, those that were taken and those that were missed.
import { DAY, later } from '#core/kernel/time.ts'
import type { TestCard } from '#core/modules/attempts/test-card.ts'
import { AttemptId } from '#core/modules/attempts/attempt.ts'
import { PaperId } from '#core/modules/papers/paper.ts'
import { windowOf } from '#core/modules/papers/paper-kind.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import { lockView } from '#server/modules/enrolments/index.ts'
import {
  listClosedPapers,
  listOpenPapers,
  listPapers,
  listPracticeSets,
  type PaperHead,
} from '#server/modules/papers/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { releasedPapers, shownStatus } from '../results/release.ts'
import { listAttempts, type Attempt } from '../store.ts'
import type { TestAccess } from '../course-access.ts'
import { placesOf, readTestAccess } from '../test-access.ts'

/** A test that was missed and a practice set are listed so long. */
const MISSED_FOR = 60 * DAY

export interface TestLists {
  readonly upcoming: TestCard[]
  readonly live: TestCard[]
  readonly done: TestCard[]
  readonly missed: TestCard[]
}

export async function listTests(ctx: Ctx, learnerId: string, lang: Language): Promise<TestLists> {
  const now = ctx.now()
  const learner = await findLearner(ctx.db, learnerId)
  const grade = learner?.studentInfo.grade ?? null
  const attempts = await listAttempts(ctx.db, learnerId)
  const own = new Set(attempts.map(({ paperId }) => paperId))
  const open = await listOpenPapers(ctx.db, grade, now)
  const closed = await listClosedPapers(ctx.db, { grade, since: later(now, -MISSED_FOR), now })
  const sets = await listPracticeSets(ctx.db, learnerId, later(now, -MISSED_FOR))
  const known = new Set([...sets, ...open, ...closed].map(({ id }) => id))
  const taken = await listPapers(ctx.db, [...own].filter((id) => !known.has(id))) // prettier-ignore
  const all = [...sets, ...open, ...closed, ...taken]
  const places = await placesOf(ctx, ctx.db, { learnerId, paperIds: all.map(({ id }) => id) })
  const unlisted = new Set(places.flatMap(({ paperId, isListed }) => (isListed || own.has(paperId) ? [] : [paperId])))
  const papers = all.filter(({ id }) => !unlisted.has(id))
  const accessOf = await readTestAccess(ctx, ctx.db, { learnerId, learner, papers, places })
  const rows = await cardsOf(ctx, { papers, attempts, accessOf, lang })
  const pick = (wanted: Place) => rows.filter(({ place }) => place === wanted).map(({ card }) => card)
  return { upcoming: pick('upcoming'), live: pick('live'), done: pick('done'), missed: pick('missed') }
}

type Place = keyof TestLists

interface CardsAsk {
  readonly papers: readonly PaperHead[]
  readonly attempts: readonly Attempt[]
  readonly accessOf: (paper: PaperHead) => Promise<TestAccess>
  readonly lang: Language
}

/** Papers that are for others are left out, unless the learner has taken them. */
export async function cardsOf(ctx: Ctx, { papers, attempts, accessOf, lang }: CardsAsk) {
  const released = await releasedPapers(ctx, papers)
  const rows: { place: Place; card: TestCard }[] = []
  for (const paper of papers) {
    const own = attempts.filter(({ paperId }) => paperId === paper.id)
    const access = await accessOf(paper)
    if (access.state === 'NONE' && own.length === 0) continue
    const card = cardOf(paper, own, { access, isReleased: released.has(paper.id), lang })
    rows.push({ place: placeOf(paper, own, ctx.now()), card })
  }
  return rows
}

function placeOf(paper: PaperHead, own: readonly Attempt[], now: number): Place {
  if (own.some(({ status }) => status === 'IN_PROGRESS')) return 'live'
  if (own.length > 0) return 'done'
  const place = { BEFORE: 'upcoming', OPEN: 'live', OVER: 'missed' } as const
  return place[windowOf(paper, now)]
}

interface CardFacts {
  readonly access: TestAccess
  readonly isReleased: boolean
  readonly lang: Language
}

function cardOf(paper: PaperHead, own: readonly Attempt[], { access, isReleased, lang }: CardFacts): TestCard {
  const [last] = own
  return {
    id: PaperId.parse(paper.id),
    title: inLanguage(paper.title, lang),
    kind: paper.kind,
    questionCount: paper.questionCount,
    totalMarks: paper.totalMarks,
    durationMinutes: paper.durationMinutes,
    opensAt: paper.opensAt,
    closesAt: paper.closesAt,
    languages: [...paper.languages],
    lock: lockView(access.lock),
    attemptsLeft: Math.max(0, paper.maxAttempts - own.length),
    attemptId: last ? AttemptId.parse(last.id) : null,
    attemptStatus: last ? shownStatus(last.status, isReleased) : null,
  }
}
