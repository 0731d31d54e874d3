// A child who has grown up: learning reference, section 11.6. We know only the year of birth, so the day is 1 January
// of the year after the one in which they turn eighteen.
import { z } from 'zod'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import {
  endGuardians,
  findAccount,
  findLearner,
  listActingAccounts,
  listGrownUp,
  takeGrownUp,
} from '#server/modules/accounts/index.ts'
import { sendMessage } from '#server/modules/messages/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { findPreference } from './store.ts'

/** Runs each morning, so that no message wakes anybody. Each learner is announced once. */
export const noticeGrownUpJob = job({
  name: 'profiles.notice-grown-up',
  payload: z.unknown(),
  cron: '45 4 * * *', // 10:15 IST
  run: (ctx) =>
    forEachRow(ctx, {
      job: 'profiles.notice-grown-up',
      list: () => listGrownUp(ctx.db, ctx.now()),
      idOf: ({ learnerId }) => learnerId,
      work: (grownUp) =>
        ctx.db.transaction().execute(async (tx) => {
          if (await takeGrownUp(tx, grownUp.learnerId, ctx.now())) await noticeGrownUp(ctx, tx, grownUp)
        }),
    }),
})

type Key = (typeof KEYS)[number]
const KEYS = ['grown-up', 'grown-up-own', 'grown-up-ended'] as const

/**
 * At a parent's number nothing ends before the learner takes over. At a number of their own there is nothing to take
 * over: guardians from outside see no more from now on.
 */
async function noticeGrownUp(
  ctx: Ctx,
  tx: Tx,
  { learnerId, isOwnNumber }: { readonly learnerId: string; readonly isOwnNumber: boolean },
): Promise<void> {
  const [home, ...outside] = await listActingAccounts(tx, learnerId)
  if (isOwnNumber) {
    await endGuardians(tx, { learnerId }, ctx.now())
    for (const accountId of outside) await ctx.sessions.endAllOf(tx, accountId)
  }
  if (home !== undefined) await tell(home, isOwnNumber ? 'grown-up-own' : 'grown-up')
  for (const accountId of outside) await tell(accountId, isOwnNumber ? 'grown-up-ended' : 'grown-up')

  async function tell(accountId: string, key: Key): Promise<void> {
    for (const channel of ['SMS', 'MAIL'] as const)
      await ctx.enqueue(tx, notifyGrownUpJob, { learnerId, accountId, key, channel })
  }
}

const PAGES = { 'grown-up': '/me/guardians', 'grown-up-own': '/me/guardians', 'grown-up-ended': '/me?tab=orders' }
/** The name of a learner who never had one with us. */
const NAMELESS: LocalisedText = { en: 'Your child', hi: 'आपका बच्चा', ta: 'உங்கள் பிள்ளை' }

/** Sends mail only to a proven address. */
export const notifyGrownUpJob = job({
  name: 'profiles.tell-grown-up',
  payload: z.object({
    learnerId: z.string(),
    accountId: z.string(),
    key: z.enum(KEYS),
    channel: z.enum(['SMS', 'MAIL']),
  }),
  run: async (ctx, { learnerId, accountId, key, channel }) => {
    const [account, learner, preference] = await Promise.all([
      findAccount(ctx.db, accountId),
      findLearner(ctx.db, learnerId),
      findPreference(ctx.db, accountId),
    ])
    const to = channel === 'SMS' ? account?.phone : account?.emailVerifiedAt && account.email
    if (!to || !learner) return
    const lang = preference?.lang ?? learner.studentInfo.language ?? 'en'
    const values = {
      learner: learner.firstName ?? NAMELESS[lang] ?? NAMELESS.en,
      link: `${ctx.settings.publicUrl}${PAGES[key]}`,
    }
    await sendMessage(ctx, { key, channel, to, lang, values, subject: accountId })
  },
})
