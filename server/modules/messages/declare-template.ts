// Message templates as modules declare them. Staff may edit them afterwards.
import { placeholdersOf, type TemplateVariable } from '#core/modules/messages/placeholders.ts'
import type { Category, Channel } from '#core/modules/messages/template-lint.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { referenceRows, type ReferenceRows } from '#server/platform/database/reference-rows.ts'

export interface TemplateDeclaration {
  /** The text of each channel that has no text of its own. {placeholders} stand for values. */
  readonly text: Texts
  /** The ids of the registered texts at the operators, 19 digits. */
  readonly sms?: Texts
  readonly smsCategory?: Category
  /** The sender, by the operators' rules for the category. */
  readonly header?: string
  /** The approved name at WhatsApp, the same for all languages. */
  readonly whatsApp?: string
  readonly whatsAppCategory?: Category
  /** The texts that WhatsApp words in another way. */
  readonly whatsAppText?: Texts
  /** The approved names of a call's texts, and the texts as they are read. */
  readonly voice?: { readonly [L in Language]?: readonly [name: string, text: string] }
  /** The subjects of the e-mails, or subject and text where an e-mail says more. */
  readonly mail?: { readonly [L in Language]?: string | readonly [subject: string, text: string] }
  /** Title and text in the notification centre. */
  readonly app?: { readonly [L in Language]?: readonly [title: string, text: string] }
  /** Why an SMS needs more than two variables. Operators ask for it. */
  readonly reason?: string
  /** The longest value of a variable, where it is not the usual one. */
  readonly longest?: Readonly<Record<string, number>>
}

type Texts = { readonly [L in Language]?: string }

/** Our ids at the operators. */
const HEADER = 'KANDIL-S'
const DLT_ENTITY = '1101170000000000001'

/** The templates of one message in all its channels and languages, for a module's `messages`. */
export function template(key: string, declared: TemplateDeclaration): ReferenceRows {
  const rows = [...smsRows(declared), ...whatsAppRows(declared), ...voiceRows(declared), ...mailRows(declared), ...appRows(declared)] // prettier-ignore
  return referenceRows(
    'messages.template',
    { key: ['key', 'channel', 'lang'] },
    rows.map((row) => ({ key, ...row, vars: variablesOf(row, declared.longest ?? {}) })),
  )
}

interface TemplateRow {
  readonly channel: Channel
  readonly lang: string
  readonly provider_template: string | null
  readonly subject: string | null
  readonly body: string
  readonly category: Category | null
  readonly header: string | null
  readonly dlt_entity: string | null
  readonly vars_reason: string | null
}

const UNREGISTERED = { provider_template: null, subject: null, category: null, header: null, dlt_entity: null, vars_reason: null } // prettier-ignore

function smsRows(declared: TemplateDeclaration): TemplateRow[] {
  const { smsCategory = 'SERVICE_IMPLICIT', header = HEADER, reason = null } = declared
  return Object.entries(declared.sms ?? {}).map(([lang, id]) => ({
    ...UNREGISTERED,
    channel: 'SMS',
    lang,
    provider_template: id,
    body: textIn(declared, lang),
    category: smsCategory,
    header,
    dlt_entity: DLT_ENTITY,
    vars_reason: reason,
  }))
}

function whatsAppRows(declared: TemplateDeclaration): TemplateRow[] {
  const { text, whatsApp, whatsAppCategory = 'UTILITY', whatsAppText } = declared
  if (whatsApp === undefined) return []
  const approved = { ...UNREGISTERED, channel: 'WHATSAPP' as const, provider_template: whatsApp, category: whatsAppCategory } // prettier-ignore
  return Object.entries({ ...text, ...whatsAppText }).map(([lang, body]) => ({ ...approved, lang, body }))
}

function voiceRows({ voice = {} }: TemplateDeclaration): TemplateRow[] {
  return Object.entries(voice).map(([lang, [provider_template, body]]) => ({
    ...UNREGISTERED,
    channel: 'VOICE',
    lang,
    provider_template,
    body,
  }))
}

function mailRows(declared: TemplateDeclaration): TemplateRow[] {
  return Object.entries(declared.mail ?? {}).map(([lang, mail]) => {
    const [subject, body] = typeof mail === 'string' ? [mail, textIn(declared, lang)] : mail
    return { ...UNREGISTERED, channel: 'MAIL', lang, subject, body }
  })
}

function appRows({ app = {} }: TemplateDeclaration): TemplateRow[] {
  return Object.entries(app).map(([lang, [subject, body]]) => ({
    ...UNREGISTERED,
    channel: 'APP',
    lang,
    subject,
    body,
  }))
}

function textIn({ text }: TemplateDeclaration, lang: string): string {
  const found = (text as Readonly<Record<string, string>>)[lang]
  if (found === undefined) throw new Error(`a message template has no text in ${lang}`)
  return found
}

/** Variables have the same type and length in all templates, by their names. Every other one is a short text. */
const TYPES: Readonly<Record<string, Omit<TemplateVariable, 'name'>>> = {
  link: { type: 'URL', max: 200 },
  domain: { type: 'URL', max: 200 },
  tollFree: { type: 'CALL_BACK_NUMBER', max: 20 },
  code: { type: 'NUMBER', max: 6 },
  ending: { type: 'NUMBER', max: 4 },
  part: { type: 'NUMBER', max: 2 },
  parts: { type: 'NUMBER', max: 2 },
  minutes: { type: 'NUMBER', max: 3 },
  count: { type: 'NUMBER', max: 3 },
  amount: { type: 'ALPHANUMERIC', max: 15 },
  limit: { type: 'ALPHANUMERIC', max: 15 },
  toBank: { type: 'ALPHANUMERIC', max: 15 },
  toWallet: { type: 'ALPHANUMERIC', max: 15 },
  date: { type: 'ALPHANUMERIC', max: 20 },
  day: { type: 'ALPHANUMERIC', max: 20 },
  until: { type: 'ALPHANUMERIC', max: 20 },
}
const SHORT_TEXT = { type: 'ALPHANUMERIC', max: 30 } as const

function variablesOf({ subject, body }: TemplateRow, longest: Readonly<Record<string, number>>): TemplateVariable[] {
  return placeholdersOf(`${subject ?? ''} ${body}`).map((name) => {
    const { type, max } = TYPES[name] ?? SHORT_TEXT
    return { name, type, max: longest[name] ?? max }
  })
}
