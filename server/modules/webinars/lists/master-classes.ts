import { MINUTE, type Instant } from '#core/kernel/time.ts'
import { WebinarId } from '#core/modules/webinars/webinar.ts'
import type { Language, TextInLanguage } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { pathOf } from '../families/notices.ts'
import type { Narrowing } from '../store-webinars.ts'
import { EVERYTHING, listAhead } from './find-webinars.ts'
import { wordWebinars } from './word-webinars.ts'

export interface MasterClassRow {
  readonly id: WebinarId
  readonly title: TextInLanguage
  readonly subjectKey: string
  readonly teacherName: string
  readonly grades: number[]
  readonly targets: string[]
  readonly language: Language
  readonly startsAt: Instant
  readonly lengthMinutes: number
  readonly isLive: boolean
  readonly redirectionUrl: string
}

/** Master classes that run or are still to come, soonest first. */
export async function listMasterClasses(
  ctx: Ctx,
  { lang, ...narrowing }: Partial<Narrowing> & { readonly lang: Language },
): Promise<MasterClassRow[]> {
  const now = ctx.now()
  const { live, coming } = await listAhead(ctx, { ...EVERYTHING, ...narrowing, type: 'MASTERCLASS' }, now)
  const rows = [...live, ...coming]
  const worded = await wordWebinars(ctx, rows, { learnerId: undefined, lang, now })
  return rows.map((row, i) => ({
    id: WebinarId.parse(row.id),
    title: worded[i]?.title ?? { text: row.title.en, lang: 'en' },
    subjectKey: row.subjectKey,
    teacherName: worded[i]?.teacherName ?? '',
    grades: row.grades,
    targets: row.targets,
    language: row.languages[0] ?? 'en',
    startsAt: row.startsAt,
    lengthMinutes: Math.round((row.endsAt - row.startsAt) / MINUTE),
    isLive: live.includes(row),
    redirectionUrl: pathOf(row),
  }))
}
