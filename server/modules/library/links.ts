import type { Db } from '#server/platform/database/db.ts'
import type { PageLink } from '#server/platform/points/page-links.ts'
import { listAddresses } from './store.ts'

const AT_ONCE = 1_000

/** Where study material of others is published. */
export async function* libraryLinks(db: Db): AsyncGenerator<readonly PageLink[]> {
  let after = ''
  for (;;) {
    const rows = await listAddresses(db, after, AT_ONCE)
    yield rows.map(({ id, address }) => ({ page: `/study/file/${id}`, url: address }))
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = last.id
  }
}
