import { listFigures } from '#server/modules/media/index.ts'
import { drawReadings, pictureIdsIn } from '#server/modules/questions/index.ts'
import type { Ctx } from '#server/platform/context.ts'

/** The text as it would be saved. Throws INVALID_INPUT for one that takes too long. */
export async function renderBlock(ctx: Ctx, { text }: { readonly text: string }) {
  const figures = await listFigures(ctx.db, pictureIdsIn(text))
  const [reading] = await drawReadings([{ source: text, lang: 'en', prefix: 's1' }], figures, 'text')
  return { html: reading?.html ?? '', problems: [...(reading?.problems ?? [])] }
}
