// Redirects as staff write them: none may lead back to where it begins.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { articleErrors as errors } from '#core/modules/articles/errors.ts'
import { endOfChain } from '#core/modules/articles/redirect-chain.ts'
import { staffArticleRedirects as api } from '#core/modules/articles/staff-api.ts'
import type { Ctx } from '#server/platform/context.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { findRedirectTo, lockRedirects } from '../store.ts'
import { redirects } from './tables.ts'

export const redirectOperations = resourceOperations(api, redirects, {
  kind: 'ard',
  complete: (ctx, _tx, { fields }) => ({ ...fields, createdAt: ctx.now() }),
  async check(_ctx, tx, { before, fields }) {
    const fromPath = fields.fromPath ?? before?.fromPath ?? ''
    const toPath = fields.toPath ?? before?.toPath ?? ''
    await lockRedirects(tx)
    const changed = new Map([[fromPath, toPath]])
    const next = async (path: string) =>
      changed.get(path) ?? (path === before?.fromPath ? undefined : await findRedirectTo(tx, path))
    if ((await endOfChain(fromPath, next)) === undefined) throw errors.REDIRECT_LOOP()
  },
})

/** Where a page that has moved is now, however often it has moved. Throws NOT_FOUND_ERROR. */
export async function findRedirect(ctx: Ctx, { path }: { readonly path: string }): Promise<{ path: string }> {
  const end = await endOfChain(path, (each) => findRedirectTo(ctx.db, each))
  if (end === undefined || end === path) throw commonErrors.NOT_FOUND_ERROR()
  return { path: end }
}
