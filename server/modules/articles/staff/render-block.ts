import { listFigures } from '#server/modules/media/index.ts'
import { pictureIdsIn, renderReading } from '#server/modules/questions/index.ts'
import type { Ctx } from '#server/platform/context.ts'

/** The text as it would be saved. */
export async function renderBlock(ctx: Ctx, { text }: { readonly text: string }) {
  const figures = await listFigures(ctx.db, pictureIdsIn(text))
  const { html, problems } = renderReading(text, { lang: 'en', prefix: 's1', picture: (id) => figures.get(id) })
  return { html, problems: [...problems] }
}
