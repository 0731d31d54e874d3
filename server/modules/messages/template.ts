// Templates as they are kept, and their placeholders filled.
import type { Selectable } from 'kysely'
import { fitValue, type TemplateVariable } from '#core/modules/messages/placeholders.ts'
import type { Category, Channel } from '#core/modules/messages/template-lint.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { NoticeChannel } from '#core/taxonomy/notice.ts'
import { LanguageKey } from '#core/taxonomy/schemas.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'

/** The notification centre's texts are not sent. */
type SentChannel = Exclude<Channel, 'APP'>

export type { SentChannel as Channel }
export type Values = Readonly<Record<string, string>>

export interface Template {
  readonly lang: Language
  readonly category: Category | null
  readonly providerTemplate: string
  readonly vars: readonly TemplateVariable[]
  readonly subject: string
  readonly body: string
}

/**
 * The template in the requested language, or in English. Throws when neither exists, because sending without a template must
 * not be tried.
 */
export async function getTemplate(ctx: Ctx, key: string, channel: SentChannel, lang: string): Promise<Template> {
  const rows = await ctx.db
    .selectFrom('messages.template')
    .selectAll()
    .where('key', '=', key)
    .where('channel', '=', channel)
    .where('lang', 'in', [lang, 'en'])
    .execute()
  const row = rows.find((each) => each.lang === lang) ?? rows[0]
  if (!row) throw new Error(`there is no ${channel} template ${key}`)
  return {
    lang: row.lang as Language, // written from a Language
    category: row.category as Category | null, // checked by the table
    providerTemplate: row.provider_template ?? '',
    vars: row.vars as TemplateVariable[], // only what the contract's schema let through
    subject: row.subject ?? '',
    body: row.body,
  }
}

/** Throws when a placeholder has no value: half a sentence must not go out. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`the placeholder ${name} has no value`)
    return value
  })
}

/** The values as the template's variables take them. Throws when a number or an address does not fit: operators would refuse it. */
export function fitValues(values: Values, vars: readonly TemplateVariable[]): Values {
  const fitted = vars.flatMap((variable): [string, string][] => {
    const value = values[variable.name]
    if (value === undefined) return []
    const fitting = fitValue(value, variable)
    if (fitting === undefined) throw new Error(`the value of ${variable.name} does not fit`)
    return [[variable.name, fitting]]
  })
  return { ...values, ...Object.fromEntries(fitted) }
}

/** A text of a notice in one channel and language. */
export interface TemplateText extends Omit<Template, 'providerTemplate'> {
  readonly channel: NoticeChannel
}

/** All texts of this key that a notice may have. Push messages have the notification centre's. */
export async function listTemplateTexts(db: Db, key: string): Promise<TemplateText[]> {
  return (await noticeTemplates(db, key).selectAll().execute()).map(textFromRow)
}

/** The English texts of every key that has a template of one of these categories, by key. */
export async function listTextsByCategory(
  db: Db,
  categories: readonly Category[],
): Promise<ReadonlyMap<string, readonly TemplateText[]>> {
  const rows = await db
    .selectFrom('messages.template')
    .selectAll()
    .where('channel', '<>', 'VOICE')
    .where('lang', '=', 'en')
    .where('key', 'in', (eb) => eb.selectFrom('messages.template').select('key').where('category', 'in', categories))
    .orderBy('key')
    .orderBy('channel', 'desc') // so that the texts of a template are always in the same order
    .execute()
  const byKey = Map.groupBy(rows, ({ key }) => key)
  return new Map([...byKey].map(([key, own]) => [key, own.map(textFromRow)]))
}

function textFromRow(row: Selectable<Tables['messages.template']>): TemplateText {
  return {
    channel: row.channel === 'APP' ? 'PUSH' : (row.channel as NoticeChannel), // checked by the table
    lang: row.lang as Language, // written from a Language
    category: row.category as Category | null, // checked by the table
    vars: row.vars as TemplateVariable[], // only what the contract's schema let through
    subject: row.subject ?? '',
    body: row.body,
  }
}

/** The channels that have a template of this key. Push messages have the notification centre's. */
export async function listTemplateChannels(db: Db, key: string): Promise<NoticeChannel[]> {
  const rows = await noticeTemplates(db, key).select('channel').distinct().execute()
  return rows.map(({ channel }) => (channel === 'APP' ? 'PUSH' : (channel as NoticeChannel))) // checked by the table
}

/** Calls read codes, and no notices. */
function noticeTemplates(db: Db, key: string) {
  return db.selectFrom('messages.template').where('key', '=', key).where('channel', '<>', 'VOICE')
}

export interface AppText {
  readonly lang: Language
  readonly title: string
  readonly body: string
}

/** Texts of the notification centre by key, in this language, else in English. */
export async function findAppTexts(db: Db, keys: readonly string[], lang: Language): Promise<Map<string, AppText>> {
  const rows = await db
    .selectFrom('messages.template')
    .select(['key', 'lang', 'subject', 'body'])
    .where('channel', '=', 'APP')
    .where('lang', 'in', [lang, 'en'])
    .where('key', 'in', [...keys, ''])
    .execute()
  const texts = new Map<string, AppText>()
  for (const row of rows.toSorted((a) => (a.lang === lang ? 1 : -1)))
    texts.set(row.key, { lang: LanguageKey.parse(row.lang), title: row.subject ?? '', body: row.body })
  return texts
}
