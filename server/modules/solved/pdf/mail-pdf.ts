// The way of a PDF into a mailbox: decision L-53. Nobody can make us write to somebody else: a household's mail goes to its own
// address, and a visitor's has a link to confirm and no word of the visitor.
import { hash } from 'node:crypto'
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DAY, inIndia, isBefore, later } from '#core/kernel/time.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { LanguageKey } from '#core/taxonomy/schemas.ts'
import { findAccount } from '#server/modules/accounts/index.ts'
import { sendMessage } from '#server/modules/messages/index.ts'
import { notify, type NoticeCheck, type NoticeFiles } from '#server/modules/notices/index.ts'
import type { Actor, Call } from '#server/platform/access/actor.ts'
import { takeEverywhere } from '#server/platform/access/limits.ts'
import { pageUrl, readLink, signLink } from '#server/platform/access/signed-link.ts'
import type { Ctx } from '#server/platform/context.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { documentPdf, isPrintable, titleOf } from './documents.ts'

const A_DAY = { calls: 5, perSeconds: 24 * 60 * 60 }
const LINK_LASTS = 3 * DAY

interface Ask {
  readonly documentId: string
  readonly email?: string | undefined
  readonly lang: Language
}

/** The same answer for every address, and in the same time: a job writes the mail. Throws NOT_FOUND_ERROR for the document only. */
export async function sendPdf(
  ctx: Ctx,
  { documentId, email, lang }: Ask,
  { actor }: Call<Actor>,
): Promise<{ accepted: true }> {
  const title = await titleOf(ctx, documentId)
  if (actor.kind === 'household') await mailHousehold(ctx, actor.accountId, { documentId, title, lang })
  else if (email !== undefined) await mailVisitor(ctx, { documentId, email, lang })
  return { accepted: true }
}

/** To the address of the account, which is the guardian's: one that is typed in does not count. */
async function mailHousehold(ctx: Ctx, accountId: string, { documentId, title, lang }: { documentId: string; title: string; lang: Language }) {
  await takeEverywhere(ctx, `pdf account ${accountId}`, A_DAY)
  const account = await findAccount(ctx.db, accountId)
  if (!account?.email) return
  const { year, month, day } = inIndia(ctx.now())
  await ctx.db.transaction().execute((tx) =>
    notify(ctx, tx, {
      to: { accountId },
      type: 'pdf-ready',
      subject: documentId,
      key: `pdf ${documentId} ${year}-${month}-${day}`,
      purpose: 'REPORTS',
      channels: ['MAIL'],
      mailTo: account.email,
      values: { title },
      link: `/pdf/${documentId}`,
      lang,
    }),
  )
} // prettier-ignore

/** The mail has the PDF in the household's language, and is not sent once the page is gone. */
export const pdfFiles: Readonly<Record<string, NoticeFiles>> = {
  'pdf-ready': async (ctx, { subject: documentId, lang }) => {
    const content = await documentPdf(ctx, { documentId, lang })
    return [{ name: 'kandil.pdf', type: 'application/pdf', content }]
  },
}

export const pdfChecks: Readonly<Record<string, NoticeCheck>> = {
  'pdf-ready': (ctx, _db, { subject }) => isPrintable(ctx, subject ?? ''),
}

async function mailVisitor(ctx: Ctx, { documentId, email, lang }: Ask & { readonly email: string }): Promise<void> {
  await takeEverywhere(ctx, `pdf mail ${hash('sha256', email.toLowerCase())}`, A_DAY)
  await ctx.db.transaction().execute((tx) => ctx.enqueue(tx, mailPdfLinkJob, { documentId, email, lang }))
}

export const mailPdfLinkJob = job({
  name: 'solved.mail-pdf-link',
  payload: z.object({ documentId: z.string(), email: z.string(), lang: LanguageKey }),
  async run(ctx, { documentId, email, lang }) {
    const token = signLink(ctx, 'pdf', { subject: documentId, expiresAt: later(ctx.now(), LINK_LASTS) })
    const link = pageUrl(ctx, `/pdf/confirm/${token}`, lang)
    await sendMessage(ctx, { key: 'pdf-link', channel: 'MAIL', to: email, lang, subject: documentId, values: { link } })
  },
})

/** Throws NOT_FOUND_ERROR for a link that is not ours, or over. */
export async function confirmPdf(ctx: Ctx, { token }: { readonly token: string }): Promise<{ documentId: string }> {
  const link = readLink(ctx, 'pdf', token)
  if (!link || !isBefore(ctx.now(), link.expiresAt)) throw commonErrors.NOT_FOUND_ERROR()
  return { documentId: link.subject }
}
