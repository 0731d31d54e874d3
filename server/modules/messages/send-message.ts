import { placeholdersOf } from '#core/modules/messages/placeholders.ts'
import { isQuietByLaw } from '#core/modules/messages/quiet-hours.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { isIndianPhone } from '#core/taxonomy/phone.ts'
import type { SendPurpose } from '#core/taxonomy/notice.ts'
import type { Ctx } from '#server/platform/context.ts'
import { at } from '#server/platform/database/db-time.ts'
import type { Mail, MailFile } from '#server/providers/mail/port.ts'
import type { VoiceCall } from '#server/providers/voice/port.ts'
import { frameMail } from './mail-frame.ts'
import { isUnreachable } from './unreachable.ts'
import { fill, fitValues, getTemplate, type Channel, type Template, type Values } from './template.ts'

export interface Message {
  /** Its id in messages.sent, where the caller has to know it before. */
  readonly id?: string
  readonly key: string
  readonly channel: Channel
  /** A number, or an address when it is a mail. */
  readonly to: string
  readonly lang: Language
  readonly values: Values
  /** Why a household gets it. Left out for codes and for mail to staff, which nobody can switch off. */
  readonly purpose?: SendPurpose
  /** The files that a mail carries. */
  readonly files?: readonly MailFile[]
  /** The id of an account, an order or a notice. Never a number. */
  readonly subject: string
}

/**
 * Sends now, and throws when the provider did not take it. Either way it is written down, without its text. An SMS to a number
 * abroad goes by WhatsApp: our SMS templates are registered in India and reach only numbers there. An address that takes no mail
 * any more gets none.
 */
export async function sendMessage(ctx: Ctx, message: Message): Promise<void> {
  if (message.channel === 'SMS' && !isIndianPhone(message.to))
    return sendMessage(ctx, { ...message, channel: 'WHATSAPP' })
  if (message.channel === 'MAIL' && (await isUnreachable(ctx, ctx.db, message.to)))
    return note(ctx, message, { failure: 'Unreachable' })
  const template = await getTemplate(ctx, message.key, message.channel, message.lang)
  try {
    if (isQuietByLaw(template.category, message.to, ctx.now())) throw new QuietHours()
    const { providerId } = await handOver(ctx, message, template)
    await note(ctx, message, { provider_id: providerId })
  } catch (fault) {
    ctx.metrics.count('messages_failed', { channel: message.channel })
    await note(ctx, message, { failure: fault instanceof Error ? fault.name : 'unknown' })
    throw fault
  }
}

/** Promotions may not be sent at night. */
class QuietHours extends Error {
  override readonly name = 'QuietHours'
}

function handOver(ctx: Ctx, { channel, to, values: given, purpose, files = [] }: Message, template: Template) {
  const values = channel === 'MAIL' ? given : fitValues(given, template.vars)
  if (channel === 'SMS')
    return ctx.sms.send({ to, dltTemplateId: template.providerTemplate, text: fill(template.body, values), values })
  if (channel === 'MAIL') return ctx.mail.send({ to, ...mailOf(ctx, template, values, purpose), attachments: files })
  const { providerTemplate, lang } = template
  const names = placeholdersOf(template.body)
  const inOrder = names.map((name) => fill(`{${name}}`, values))
  if (channel === 'VOICE')
    return callPerson(ctx, { to, template: providerTemplate, values: Object.fromEntries(names.map((name, i) => [name, inOrder[i] ?? ''])) }) // prettier-ignore
  return ctx.whatsapp.send({ to, template: providerTemplate, lang, values: inOrder, code: values['code'] })
}

function callPerson({ voice }: Ctx, call: VoiceCall) {
  if (!voice) throw new Error('calls are not set up')
  return voice.call(call)
}

function mailOf(ctx: Ctx, { lang, subject, body }: Template, values: Values, purpose?: SendPurpose): Omit<Mail, 'to'> {
  const { publicUrl } = ctx.settings
  return { subject: fill(subject, values), ...frameMail({ lang, body: fill(body, values), purpose, publicUrl }) }
}

async function note(
  ctx: Ctx,
  { id = ctx.newId('msg'), key, channel, subject }: Message,
  outcome: { provider_id?: string; failure?: string },
) {
  await ctx.db
    .insertInto('messages.sent')
    .values({ id, key, channel, subject, at: at(ctx.now()), ...outcome })
    .execute()
}
