// Finds faults in a template that operators, WhatsApp or mail servers would refuse, before it is saved: learning reference,
// section 12.
import type { Language } from '#core/taxonomy/language.ts'
import { LONGEST_VARIABLE, placeholdersOf, type TemplateVariable } from './placeholders.ts'
import { smsPartsOf } from './sms-length.ts'

/** APP is the notification centre, VOICE a call that reads a text. */
export const CHANNELS = ['SMS', 'WHATSAPP', 'MAIL', 'APP', 'VOICE'] as const
export type Channel = (typeof CHANNELS)[number]

/** The operators' own for an SMS, Meta's for WhatsApp. Mail and the notification centre have none. */
export const CATEGORIES = ['SERVICE_IMPLICIT', 'SERVICE_EXPLICIT', 'PROMOTIONAL', 'TRANSACTIONAL', 'AUTHENTICATION', 'UTILITY', 'MARKETING'] as const // prettier-ignore
export type Category = (typeof CATEGORIES)[number]

export interface TemplateDraft {
  readonly channel: Channel
  readonly lang: Language
  readonly category: Category | null
  /** The sender's six letters with the category's suffix: "KANDIL-S". */
  readonly header: string | null
  /** Who we are at the operators. */
  readonly dltEntity: string | null
  /** The id at the operators (SMS) or the approved name (WhatsApp, calls). */
  readonly providerTemplate: string | null
  readonly subject: string | null
  readonly body: string
  readonly vars: readonly TemplateVariable[]
  /** Why it needs more than two variables. */
  readonly varsReason: string | null
}

export interface Finding {
  readonly field: 'category' | 'header' | 'dltEntity' | 'providerTemplate' | 'subject' | 'body' | 'vars' | 'varsReason'
  readonly text: string
}

/** Nothing found: it may be saved. */
export function lintTemplate(draft: TemplateDraft): Finding[] {
  const found = [...variableFindings(draft)]
  if (draft.channel === 'SMS') return [...found, ...smsFindings(draft)]
  if (draft.channel === 'WHATSAPP') return [...found, ...whatsAppFindings(draft)]
  return [...found, ...(draft.channel === 'VOICE' ? voiceFindings(draft) : mailFindings(draft))]
}

function variableFindings({ body, subject, vars }: TemplateDraft): Finding[] {
  const used = placeholdersOf(`${subject ?? ''} ${body}`)
  const named = vars.map(({ name }) => name)
  return [
    ...used
      .filter((name) => !named.includes(name))
      .map((name) => finding('vars', `{${name}} is used in the text but has no type. Add it to the variables.`)),
    ...named
      .filter((name) => !used.includes(name))
      .map((name) => finding('vars', `${name} is listed but not used in the text. Remove it or use it.`)),
    ...named.filter((name, i) => named.indexOf(name) !== i).map((name) => finding('vars', `${name} is listed twice.`)),
  ]
}

const SMS_CATEGORIES: readonly (Category | null)[] = ['SERVICE_IMPLICIT', 'SERVICE_EXPLICIT', 'PROMOTIONAL']
const OPERATORS_ID = /^\d{19}$/
const FREE_VARIABLES = 2
const FIXED_SHARE = 0.3
const MAX_PARTS = 6

function* smsFindings(draft: TemplateDraft): Generator<Finding> {
  const { body, vars, varsReason } = draft
  yield* registrationFindings(draft)
  if (vars.length > FREE_VARIABLES && !varsReason?.trim())
    yield finding('varsReason', 'Operators allow more than two variables only with a reason. Enter one.')
  if (/\}\s*\{/.test(body)) yield finding('body', 'Two variables are next to each other. Put words between them.')
  if (fixedShareOf(body, vars) < FIXED_SHARE) yield finding('body', 'At least 30% of the text must be fixed words.')
  yield* fixedTextFindings(body)
  if (smsPartsOf(longestOf(body, vars)) > MAX_PARTS)
    yield finding('body', 'The longest version is more than six SMS. Shorten the text.')
}

/** The registration of the template. */
function* registrationFindings({ category, header, dltEntity, providerTemplate }: TemplateDraft): Generator<Finding> {
  if (category === 'TRANSACTIONAL')
    yield finding('category', 'Only banks may use “transactional”. Choose a service category.')
  else if (!SMS_CATEGORIES.includes(category))
    yield finding('category', 'Choose a service or a promotional category for an SMS.')
  else if (!headerShapeOf(category).test(header ?? '')) yield finding('header', headerWordsOf(category))
  for (const [field, id] of Object.entries({ dltEntity, providerTemplate }))
    if (!OPERATORS_ID.test(id ?? '')) yield finding(field as Finding['field'], 'Enter the operators’ id of 19 digits.') // the two named above
}

/** The suffixes that the operators require since May 2025. */
function headerShapeOf(category: Category | null): RegExp {
  return category === 'PROMOTIONAL' ? /^\d{6}-P$/ : /^[A-Z]{6}-S$/
}

function headerWordsOf(category: Category | null): string {
  return category === 'PROMOTIONAL' ? 'Enter six digits and -P.' : 'Enter six capital letters and -S.'
}

/** Addresses and numbers are checked by the operators as variables of their type: in fixed text they are not allowed. */
function* fixedTextFindings(body: string): Generator<Finding> {
  const fixed = body.replace(/\{\w+\}/g, ' ')
  if (/https?:|www\.|\b[a-z0-9-]+\.(com|in|org|net|example)\b/i.test(fixed))
    yield finding('body', 'Put the link into a variable of the type URL.')
  if (/\+?\d[\d\s-]{8,}\d/.test(fixed))
    yield finding('body', 'Put the phone number into a variable of type CALL_BACK_NUMBER.')
}

function finding(field: Finding['field'], text: string): Finding {
  return { field, text }
}

/** The share of fixed characters in a message whose variables all have their full length. */
function fixedShareOf(body: string, vars: readonly TemplateVariable[]): number {
  const fixed = [...body.replace(/\{\w+\}/g, '')].length
  // The operators check the domain of an address. Otherwise it counts as any other variable.
  const counted = vars.map((each) => ({ ...each, max: Math.min(each.max, LONGEST_VARIABLE) }))
  return fixed / [...longestOf(body, counted)].length
}

/** The text with every variable as long as it may be. */
export function longestOf(body: string, vars: readonly TemplateVariable[]): string {
  return body.replace(/\{(\w+)\}/g, (_, name: string) =>
    'x'.repeat(vars.find((each) => each.name === name)?.max ?? LONGEST_VARIABLE),
  )
}

const WHATSAPP_CATEGORIES: readonly (Category | null)[] = ['AUTHENTICATION', 'UTILITY', 'MARKETING']
const WHATSAPP_LENGTH = 1_024

function* whatsAppFindings({ body, vars, category, providerTemplate }: TemplateDraft): Generator<Finding> {
  if (!WHATSAPP_CATEGORIES.includes(category)) yield finding('category', 'Choose authentication, utility or marketing.')
  yield* approvedNameFindings(providerTemplate)
  if (category === 'AUTHENTICATION' && !vars.some(({ name }) => name === 'code'))
    yield finding('vars', 'An authentication template needs the variable {code}.')
  // One promotional line turns a utility message into marketing.
  if (category === 'UTILITY' && PROMOTES.test(body)) yield finding('category', 'This text promotes something. Choose marketing.') // prettier-ignore
  if (/\}\s*\{/.test(body)) yield finding('body', 'Two variables are next to each other. Put words between them.')
  if ([...longestOf(body, vars)].length > WHATSAPP_LENGTH) yield finding('body', 'The longest version has more than 1,024 characters. Shorten the text.') // prettier-ignore
}

function* approvedNameFindings(providerTemplate: string | null): Generator<Finding> {
  if (!/^[a-z0-9_]{1,100}$/.test(providerTemplate ?? ''))
    yield finding('providerTemplate', 'Use small letters, digits and underscores.')
}

const CALL_LENGTH = 300

/** A call is about twenty seconds long. */
function* voiceFindings({ body, vars, category, providerTemplate }: TemplateDraft): Generator<Finding> {
  if (category !== null) yield finding('category', 'Leave the category empty for a call.')
  yield* approvedNameFindings(providerTemplate)
  if ([...longestOf(body, vars)].length > CALL_LENGTH) yield finding('body', 'The longest version has more than 300 characters. Shorten the text.') // prettier-ignore
}

const PROMOTES = /\b(offer|discount|% off|sale|free trial|limited)\b|छूट|ऑफ़र|सवलत|ऑफर|தள்ளுபடி|சலுகை/i

function* mailFindings({ subject, category }: TemplateDraft): Generator<Finding> {
  if (!subject?.trim()) yield finding('subject', 'Enter a subject.')
  if (category !== null)
    yield finding('category', 'Leave the category empty for an e-mail and for the notification centre.')
}
