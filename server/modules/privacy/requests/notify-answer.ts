import { isLanguage } from '#core/taxonomy/language.ts'
import { notify } from '#server/modules/notices/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'

interface AnsweredRequest {
  readonly id: string
  readonly accountId: string
  readonly lang: string
}

/** The answer itself is on the family's page: a message is read by anyone who holds the telephone. */
export async function notifyAnswer(ctx: Ctx, tx: Tx, { id, accountId, lang }: AnsweredRequest): Promise<void> {
  await notify(ctx, tx, {
    to: { accountId },
    type: 'data-request-answered',
    key: `data-request-answered ${id}`,
    purpose: 'SAFETY',
    values: {},
    link: '/me/privacy',
    lang: isLanguage(lang) ? lang : 'en',
    subject: accountId,
  })
}
