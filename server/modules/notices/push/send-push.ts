import { DAY, SECOND } from '#core/kernel/time.ts'
import { pushMessage } from '#core/modules/notices/push-message.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { findAppTexts } from '#server/modules/messages/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { deleteBrowsers, listBrowsers, type KnownBrowser } from './store-push.ts'

export interface PushNotice {
  /** The key of its template. */
  readonly key: string
  readonly lang: Language
  /** `link` is an address of ours. */
  readonly values: Readonly<Record<string, string>>
  readonly subject: string
}

/** A class that began yesterday interests nobody. */
const KEPT_SECONDS = DAY / SECOND

/**
 * To every browser of the household whose session is open. Answers false when there are no such browsers. Throws when no browser's service
 * took it and one may later: a second try replaces what another browser shows, by the tag.
 */
export async function sendPush(
  ctx: Ctx,
  accountId: string,
  { key, lang, values, subject }: PushNotice,
): Promise<boolean> {
  const texts = (await findAppTexts(ctx.db, [key], lang)).get(key)
  if (!texts) throw new Error(`there is no text of the notification centre for ${key}`)
  const { link = '/', ...rest } = values
  const { pathname, search } = new URL(link, ctx.settings.publicUrl)
  const text = pushMessage({ ...texts, values: rest, link: pathname + search, tag: subject })
  const outcomes = await Promise.all(
    (await listBrowsers(ctx.db, accountId)).map(async (browser) => ({
      browser,
      ...(await sendTo(ctx, browser, text)),
    })),
  )
  await deleteBrowsers(
    ctx.db,
    outcomes.filter(({ outcome }) => outcome === 'GONE').map(({ browser }) => browser.id),
  )
  if (outcomes.some(({ outcome }) => outcome === 'SENT')) return true
  const failed = outcomes.find(({ outcome }) => outcome === 'FAILED')
  if (!failed) return false
  ctx.metrics.count('messages_failed', { channel: 'PUSH' })
  throw failed.fault
}

interface PushOutcome {
  readonly outcome: 'SENT' | 'GONE' | 'FAILED'
  readonly fault?: unknown
}

/** A browser whose session has ended gets nothing any more. A service that has moved into our own network is not called. */
async function sendTo(ctx: Ctx, browser: KnownBrowser, text: string): Promise<PushOutcome> {
  try {
    if (!(await ctx.sessions.isOpen(browser.session))) return { outcome: 'GONE' }
    if (!(await ctx.targets.mayCall(browser.endpoint))) return { outcome: 'GONE' }
    return { outcome: await ctx.push.send(browser, { text, ttlSeconds: KEPT_SECONDS }) }
  } catch (fault) {
    return { outcome: 'FAILED', fault }
  }
}
