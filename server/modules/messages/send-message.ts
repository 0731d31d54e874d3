import { placeholdersOf } from '#core/modules/messages/placeholders.ts'
import { isQuietFor } from '#core/modules/messages/quiet-hours.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Mail } from '#server/providers/mail/port.ts'
import { fill, fitValues, getTemplate, type Channel, type Template, type Values } from './template.ts'

export interface Message {
  readonly key: string
  readonly channel: Channel
  /** A number, or an address when it is a mail. */
  readonly to: string
  readonly lang: Language
  readonly values: Values
  /** The id of an account, an order or a notice. Never a number. */
  readonly subject: string
}

/** Sends now, and throws when the provider did not take it. Either way it is written down, without its text. */
export async function sendMessage(ctx: Ctx, message: Message): Promise<void> {
  const template = await getTemplate(ctx, message.key, message.channel, message.lang)
  try {
    if (isQuietFor(template.category, ctx.now())) throw new QuietHours()
    const { providerId } = await handOver(ctx, message, template)
    await note(ctx, message, { provider_id: providerId })
  } catch (fault) {
    ctx.metrics.count('messages_failed', { channel: message.channel })
    await note(ctx, message, { failure: fault instanceof Error ? fault.name : 'unknown' })
    throw fault
  }
}

/** What promotes something may not leave by night. */
class QuietHours extends Error {
  override readonly name = 'QuietHours'
}

function handOver(ctx: Ctx, { channel, to, values: given }: Message, template: Template) {
  const values = channel === 'MAIL' ? given : fitValues(given, template.vars)
  if (channel === 'SMS')
    return ctx.sms.send({ to, dltTemplateId: template.providerTemplate, text: fill(template.body, values), values })
  if (channel === 'MAIL') return ctx.mail.send({ to, ...mailOf(template, values) })
  const inOrder = placeholdersOf(template.body).map((name) => fill(`{${name}}`, values))
  const { providerTemplate, lang } = template
  return ctx.whatsapp.send({ to, template: providerTemplate, lang, values: inOrder, code: values['code'] })
}

/** Plain words: each line is a paragraph. */
function mailOf({ lang, subject, body }: Template, values: Values): Omit<Mail, 'to'> {
  const text = fill(body, values)
  const paragraphs = text.split('\n').map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
  const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><body>${paragraphs.join('')}</body></html>`
  return { subject: fill(subject, values), text, html }
}

async function note(ctx: Ctx, { key, channel, subject }: Message, outcome: { provider_id?: string; failure?: string }) {
  await ctx.db
    .insertInto('messages.sent')
    .values({ id: ctx.newId('msg'), key, channel, subject, at: at(ctx.now()), ...outcome })
    .execute()
}
