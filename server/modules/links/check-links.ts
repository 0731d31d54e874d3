// Every night the links of all published pages are gathered and asked: one at a time per host, a few hosts at once.
import { z } from 'zod'
import { DAY, later } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import { pageLinks } from '#server/platform/points/page-links.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { checkLink } from './check-link.ts'
import { deleteUnseen, listDue, putSeen, setFinding, type DueLink } from './store.ts'

/** Pages of others that held are left in peace for a week. Our own, and links that did not hold, are asked each night. */
const HELD_FOR = 7 * DAY
const MOST_A_NIGHT = 5_000
const MOST_OF_A_HOST = 200
const HOSTS_AT_ONCE = 4
const LONGEST_URL = 2_000

export const checkLinksJob = job({
  name: 'links.check',
  payload: z.unknown(),
  cron: '30 21 * * *', // 03:00 IST
  async run(ctx) {
    await gather(ctx)
    const due = await listDue(ctx.db, later(ctx.now(), -HELD_FOR), MOST_A_NIGHT)
    const hosts = [...Map.groupBy(due, ({ url }) => (url.startsWith('/') ? '' : new URL(url).host)).values()]
    const workers = Array.from({ length: HOSTS_AT_ONCE }, async () => {
      for (let links = hosts.shift(); links; links = hosts.shift()) await askHost(ctx, links)
    })
    await Promise.all(workers)
  },
})

async function gather(ctx: Ctx): Promise<void> {
  const start = ctx.now()
  for (const links of pageLinks.all(ctx)) {
    for await (const some of links(ctx.db)) {
      const seen = some
        .filter(({ url }) => url.length <= LONGEST_URL)
        .map((each) => ({ ...each, id: ctx.newId('lnk') }))
      await ctx.db.transaction().execute((tx) => putSeen(tx, seen, ctx.now()))
    }
  }
  await ctx.db.transaction().execute((tx) => deleteUnseen(tx, start))
}

/** Ends with the first answer that the host is busy. */
async function askHost(ctx: Ctx, links: readonly DueLink[]): Promise<void> {
  for (const { id, url } of links.slice(0, MOST_OF_A_HOST)) {
    const finding = await checkLink(ctx, url)
    if (!finding) return
    await setFinding(ctx.db, id, finding, ctx.now())
  }
}
