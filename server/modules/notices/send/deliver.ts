// A notice whose time has come: it is shown, and its sends are planned.
import { z } from 'zod'
import { later } from '#core/kernel/time.ts'
import { planSends } from '#core/modules/notices/decide-send.ts'
import { NOTICE_CHANNELS } from '#core/taxonomy/notice.ts'
import { findAccount } from '#server/modules/accounts/index.ts'
import { isUnreachable, listTemplateChannels } from '#server/modules/messages/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { announceNotices } from '../centre/announce.ts'
import { hasBrowser } from '../push/store-push.ts'
import { isCurrent, preferenceOf } from './facts.ts'
import { sendJob } from './send-job.ts'
import { dropNotice, listDue, takeDue, type StoredNotice } from '../store.ts'
import { insertSends } from './store-sends.ts'
import { inParallel } from '#server/platform/database/in-parallel.ts'

export const deliverJob = job({
  name: 'notices.deliver',
  payload: z.object({ noticeId: z.string() }),
  run: (ctx, { noticeId }) => deliver(ctx, noticeId),
})

/** Notices that were planned for later. */
export const deliverDueJob = job({
  name: 'notices.deliver-due',
  payload: z.unknown(),
  cron: '* * * * *',
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'notices.deliver-due',
      list: (but) => listDue(ctx.db, ctx.now(), but),
      idOf: ({ id }) => id,
      work: ({ id }) => deliver(ctx, id),
    }),
})

async function deliver(ctx: Ctx, noticeId: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const notice = await takeDue(tx, noticeId, ctx.now())
    if (!notice) return
    if (notice.expiresAt !== null && notice.expiresAt <= ctx.now()) return dropNotice(tx, noticeId, 'EXPIRED')
    if (!(await isCurrent(ctx, tx, notice))) return dropNotice(tx, noticeId, 'CANCELLED')
    await plan(ctx, tx, notice)
    if (notice.accountId !== null) await announceNotices(ctx, tx, notice.accountId, true)
  })
}

async function plan(ctx: Ctx, tx: Tx, notice: StoredNotice): Promise<void> {
  const { id, accountId, type, purpose, isUrgent, mailTo } = notice
  const [preference, account, written, hasPush] = await inParallel(
    tx,
    () => preferenceOf(ctx, tx, notice),
    async () => (accountId === null ? undefined : findAccount(tx, accountId)),
    () => listTemplateChannels(tx, type),
    async () => accountId !== null && hasBrowser(tx, { accountId }),
  )
  // It would be shown without words and sent by no channel: the job fails, and staff see why.
  if (written.length === 0) throw new Error(`there is no message template ${type}`)
  const isMailAskedFor = mailTo !== null
  const address = mailTo ?? (account?.emailVerifiedAt ? account.email : null)
  const hasMail = address !== null && !(await isUnreachable(ctx, tx, address))
  const missing = [...(hasMail ? [] : ['MAIL']), ...(hasPush ? [] : ['PUSH'])]
  const reachable = (notice.channels ?? NOTICE_CHANNELS).filter(
    (each) => written.includes(each) && !missing.includes(each),
  )
  const planned = planSends({ purpose, isUrgent, preference, reachable, isMailAskedFor })
  const sends = planned.map(({ channel, isFallback, after }) => ({
    id: ctx.newId('snd'),
    noticeId: id,
    accountId,
    channel,
    purpose,
    isFallback,
    dueAt: later(ctx.now(), after),
  }))
  await insertSends(tx, sends)
  for (const { id: sendId, dueAt } of sends) await ctx.enqueue(tx, sendJob, { sendId }, { at: dueAt, key: sendId })
}
