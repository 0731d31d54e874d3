import type { Ctx } from '#server/platform/context.ts'

/** The public pages of all modules, each once. */
export async function sitemap(ctx: Ctx): Promise<string[]> {
  const paths = await Promise.all(ctx.modules.flatMap(({ sitemap: pathsOf }) => (pathsOf ? [pathsOf(ctx)] : [])))
  return [...new Set(paths.flat())]
}
