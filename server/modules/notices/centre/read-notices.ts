import type { Notice } from '#core/modules/notices/notice.ts'
import { valuesIn } from '#core/modules/notices/notice-values.ts'
import { NoticeId } from '#core/modules/notices/notice.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { listLearners } from '#server/modules/accounts/index.ts'
import { findAppTexts, type AppText } from '#server/modules/messages/index.ts'
import type { Call, Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { pageOf, placeOf } from '#server/platform/page-by-time.ts'
import { countUnread, listNotices, markAllRead, markRead, type StoredNotice } from '../store.ts'
import { announceNotices } from './announce.ts'

const PAGE_SIZE = 20

export interface NoticePage {
  readonly notices: Notice[]
  readonly unread: number
  readonly nextCursor: string | null
}

/** A type without a text in the notification centre is shown by its type: staff see that a template is missing. */
export async function readNotices(
  ctx: Ctx,
  { cursor, lang }: { readonly cursor?: string | undefined; readonly lang: Language },
  { actor: { accountId } }: Call<Household>,
): Promise<NoticePage> {
  const learnerIds = await learnersOf(ctx, accountId)
  const [rows, unread] = await Promise.all([
    listNotices(ctx.db, { accountId, learnerIds, before: placeOf(cursor), size: PAGE_SIZE + 1 }),
    countUnread(ctx.db, accountId, learnerIds),
  ])
  const { page, nextCursor } = pageOf(rows, PAGE_SIZE, ({ at }) => at)
  const texts = await findAppTexts(ctx.db, [...new Set(page.map(({ type }) => type))], lang)
  return {
    notices: page.map((row) => noticeOf(row, texts.get(row.type))),
    unread,
    nextCursor,
  }
}

export async function countUnreadOf(ctx: Ctx, { accountId }: Household): Promise<{ unread: number }> {
  return { unread: await countUnread(ctx.db, accountId, await learnersOf(ctx, accountId)) }
}

/** Another household's notice and one that was deleted get the same answer: nothing changes. */
export async function readOne(ctx: Ctx, actor: Household, id: string): Promise<{ unread: number }> {
  await ctx.db.transaction().execute(async (tx) => {
    await markRead(tx, actor.accountId, id, ctx.now())
    await announceNotices(ctx, tx, actor.accountId, false)
  })
  return countUnreadOf(ctx, actor)
}

export async function readAll(ctx: Ctx, actor: Household): Promise<{ unread: number }> {
  await ctx.db.transaction().execute(async (tx) => {
    await markAllRead(tx, actor.accountId, ctx.now())
    await announceNotices(ctx, tx, actor.accountId, false)
  })
  return countUnreadOf(ctx, actor)
}

async function learnersOf(ctx: Ctx, accountId: string): Promise<string[]> {
  return (await listLearners(ctx.db, accountId)).map(({ userId }) => userId)
}

function noticeOf(row: StoredNotice, text: AppText | undefined): Notice {
  const { lang, title, body } = text ?? { lang: 'en' as const, title: row.type, body: '' }
  const values = valuesIn(row.values, lang)
  return {
    id: NoticeId.parse(row.id),
    type: row.type,
    purpose: row.purpose,
    title: { text: filled(title, values), lang },
    text: { text: filled(body, values), lang },
    link: row.link,
    userId: row.learnerId,
    at: row.at,
    isRead: row.readAt !== null,
  }
}

/** A template may have gained a placeholder since: it is left empty. */
function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').trim()
}
