import type { Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { keyedPoint } from '#server/platform/points/point.ts'
import type { MailFile } from '#server/providers/mail/port.ts'

export type NoticeFiles = (
  ctx: Ctx,
  about: { readonly subject: string; readonly lang: Language },
) => Promise<readonly MailFile[]>

/** The files that the mail of a notice carries, for each type of notice. */
export const noticeFiles = keyedPoint<NoticeFiles>('noticeFiles')
