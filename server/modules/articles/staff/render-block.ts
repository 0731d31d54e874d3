import { listFigures } from '#server/modules/media/index.ts'
import { drawReadings, pictureIdsIn } from '#server/modules/questions/index.ts'
import type { Ctx } from '#server/platform/context.ts'

/** The text as it would be saved. Throws INVALID_INPUT for one that takes too long. */
export async function renderBlock(ctx: Ctx, { text }: { readonly text: string }) {
  const figures = await listFigures(ctx.db, pictureIdsIn(text))
  const only = { lang: 'en', prefix: 's1' } as const
  const { html, problems } = (await drawReadings([{ source: text, ...only }], figures, 'text'))(only.lang, only.prefix)
  return { html, problems: [...problems] }
}
