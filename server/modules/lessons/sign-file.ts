import { later, MINUTE, type Instant } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { TypedFile } from '#server/providers/storage/port.ts'

const GOOD_FOR = 10 * MINUTE

/** An address by which a browser reads the file, for ten minutes. */
export async function signedAddress(ctx: Ctx, { key, type }: TypedFile): Promise<{ url: string; expiresAt: Instant }> {
  const expiresAt = later(ctx.now(), GOOD_FOR)
  return { url: await ctx.files.downloadAddress({ key, type }, expiresAt), expiresAt }
}
