import type { z } from 'zod'
import type { InputOf } from '#core/kernel/endpoint.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { talksApi } from '#core/modules/talks/api.ts'
import { phaseAt } from '#core/modules/talks/phase.ts'
import type { TalkCard } from '#core/modules/talks/talk.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { EVERYTHING, findWebinarLists } from '#server/modules/webinars/index.ts'
import type { Actor, Call } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listTalksOf, type StoredTalk } from '../store.ts'

/** Those that are on, then those to come, soonest first; and one page of those that are over. */
export async function listTalks(ctx: Ctx, { pageNo, pageSize, lang }: InputOf<typeof talksApi.listTalks>, { actor }: Call<Actor>) {
  const filter = { ...EVERYTHING, grades: [], boards: [], targets: [], subjects: [], languages: [], statuses: [] }
  const lists = await findWebinarLists(ctx, { ...filter, type: 'TALK', pageNo, pageSize, lang }, { actor })
  const ahead = [...lists.live, ...lists.all]
  const talks = await listTalksOf(ctx.db, [...ahead, ...lists.past].map(({ id }) => id)) // prettier-ignore
  const card = (webinar: Listed) => ({ ...webinar, ...speakerOf(talks.get(webinar.id), webinar, lang), phase: phaseOf(talks, webinar, lists.serverTime) })
  return { ahead: ahead.map(card), past: lists.past.map(card), pageNo, recordCount: lists.recordCount, serverTime: lists.serverTime }
} // prettier-ignore

type Listed = Omit<z.input<typeof TalkCard>, 'speakerName' | 'speakerRole' | 'phase'>

function phaseOf(talks: ReadonlyMap<string, StoredTalk>, { id, status, startsAt, endsAt }: Listed, now: Instant) {
  const times = { status, startsAt: startsAt as Instant, endsAt: endsAt as Instant } // the webinar's own, of the database
  return phaseAt(times, talks.get(id)?.phaseOverride ?? null, now)
}

/** The teacher who hosts it, until staff have named the speaker. */
export function speakerOf(
  talk: StoredTalk | undefined,
  { teacherName }: { readonly teacherName: string },
  lang: Language,
) {
  return {
    speakerName: talk?.speakerName ?? teacherName,
    speakerRole: talk ? inLanguage(talk.speakerRole, lang) : null,
  }
}
