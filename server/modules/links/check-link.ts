// Asks one link as a reader's browser would, and follows its redirects by hand: each step is checked before it is taken, so that
// no page outside can send us into our own network.
import { isBroken, stateOf, type LinkState } from '#core/modules/links/link-state.ts'
import type { Ctx } from '#server/platform/context.ts'
import { pageUrl } from '#server/platform/access/signed-link.ts'
import type { WebAnswer } from '#server/providers/web/port.ts'
import type { Finding } from './store.ts'

const MOST_REDIRECTS = 5
const FOR_GOOD = new Set([301, 308])

/** Undefined: the host is busy and wants to be asked less. */
export async function checkLink(ctx: Ctx, link: string): Promise<Finding | undefined> {
  let url = link.startsWith('/') ? pageUrl(ctx, link, 'en') : link
  let movedTo: string | undefined
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    const isOwn = new URL(url).origin === new URL(ctx.settings.publicUrl).origin
    if (!isOwn && !(await ctx.targets.mayCall(url))) return found('UNREACHABLE', null, movedTo)
    const answer = await askGently(ctx, url)
    if (!answer) return found('FAILING', null, movedTo)
    const { status, location } = answer
    if (status < 300 || status >= 400 || location === undefined) {
      const state = stateOf(status, movedTo !== undefined)
      return state && found(state, status, movedTo)
    }
    if (FOR_GOOD.has(status)) movedTo = location
    url = location
  }
  return found('FAILING', null, movedTo)
}

function found(state: LinkState, status: number | null, movedTo: string | undefined): Finding {
  return { state, status, location: movedTo ?? null, isBroken: isBroken(state) }
}

/** Many servers answer HEAD otherwise than GET, or not at all: only GET counts against a link. Undefined: no answer. */
async function askGently({ web }: Ctx, url: string): Promise<WebAnswer | undefined> {
  const head = await web.ask('HEAD', url)
  return head && (head.status < 400 || head.status === 429) ? head : web.ask('GET', url)
}
