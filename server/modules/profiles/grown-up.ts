// A child who has grown up: learning reference, section 11.6. We know only the year of birth, so the day is 1 January
// of the year after the one in which they turn eighteen.
import { z } from 'zod'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import {
  endGuardians,
  findLearner,
  listActingAccounts,
  listGrownUp,
  takeGrownUp,
} from '#server/modules/accounts/index.ts'
import { notify } from '#server/modules/notices/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'

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
  if (home !== undefined) await notifyGrownUp(ctx, tx, { learnerId, accountId: home, type: isOwnNumber ? 'grown-up-own' : 'grown-up' }) // prettier-ignore
  for (const accountId of outside)
    await notifyGrownUp(ctx, tx, { learnerId, accountId, type: isOwnNumber ? 'grown-up-ended' : 'grown-up' })
}

const PAGES = { 'grown-up': '/me/guardians', 'grown-up-own': '/me/guardians', 'grown-up-ended': '/me?tab=orders' }
/** The name of a learner who never had one with us. */
const NAMELESS: LocalisedText = { en: 'Your child', hi: 'आपका बच्चा', ta: 'உங்கள் பிள்ளை', mr: 'तुमचे मूल' }

interface GrownUpNotice {
  readonly learnerId: string
  readonly accountId: string
  readonly type: keyof typeof PAGES
}

/** It is about access to the account, so it goes by SMS and by mail to a proven address. */
async function notifyGrownUp(ctx: Ctx, tx: Tx, { learnerId, accountId, type }: GrownUpNotice): Promise<void> {
  const learner = await findLearner(tx, learnerId)
  if (!learner) return
  const lang = learner.studentInfo.language ?? 'en'
  await notify(ctx, tx, {
    to: { accountId },
    type,
    key: `${type} ${learnerId}`,
    purpose: 'SAFETY',
    values: { learner: learner.firstName ?? NAMELESS[lang] ?? NAMELESS.en },
    link: PAGES[type],
    lang,
    subject: accountId,
    aboutLearnerId: learnerId,
  })
}
