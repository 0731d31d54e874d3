import type { GroupHeading } from '#core/modules/listings/listing.ts'
import type { Stream } from '#core/taxonomy/grade.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { gradeBoards, targets } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listGroupHeadings } from './store.ts'

interface GroupHeadingsInput {
  readonly grade: number
  readonly stream?: Stream | undefined
  readonly lang: Language
}

/** The groups of all targets that a class has a course for, on any of its boards. */
export async function groupHeadings(ctx: Ctx, { grade, stream, lang }: GroupHeadingsInput): Promise<GroupHeading[]> {
  const { grades } = await gradeBoards(ctx, lang)
  const own = grades.filter((each) => each.grade === grade && (stream === undefined || each.stream === stream))
  const boards = new Set(own.flatMap((each) => each.boards.map(({ key }) => key)))
  const found = await Promise.all([...boards].map((board) => targets(ctx, { grade, board, stream }, lang)))
  const byGroup = Map.groupBy(found.flat(), ({ group }) => group)
  return (await listGroupHeadings(ctx.db)).flatMap(({ group, heading }) => {
    const keys = new Set((byGroup.get(group) ?? []).map(({ key }) => key))
    return keys.size > 0 ? [{ group, heading: inLanguage(heading, lang), targets: [...keys] }] : []
  })
}
