// The zod schemas that every module needs. Apart from the kernel's types, so that screens can use money and time without zod.
import { z } from 'zod'
import type { Instant as InstantType } from './time.ts'
import type { Paise as PaiseType } from './money.ts'
import { isHttpsAddress, ownPath } from './own-path.ts'
import type { Secret } from './secret.ts'
import { withoutStrayMarks } from './typed.ts'

/** The meaning of a schema beyond its JSON type. Tables store a field and screens show it accordingly; see `kindOf`. */
export const meanings = z.registry<{ readonly kind: FieldKind }>()

/**
 * Values that are rows of a list which staff keep: "boards". The name is that of the staff resource whose ids they are. Screens
 * offer the list, and a value that is not in it is refused.
 */
export const listed = z.registry<{ readonly list: string }>()
/** The classes have fixed numbers and names: screens offer them by name. */
export const CLASSES = 'classes'

/** The list that the values of this schema, or of each of its entries, are from. */
export function listOf(schema: z.ZodType): string | undefined {
  const { def } = schema as z.ZodType & { readonly def: Definition }
  const inner = def.innerType ?? (def.type === 'array' ? def.element : undefined)
  return listed.get(schema)?.list ?? (inner && listOf(inner))
}

/** The words for the values of one field, where a value says too little or means something else in another field. */
const worded = z.registry<{ readonly words: Words }>()
export type Words = Readonly<Record<string, string>>

/** The same choice with words of its own for some values. Screens show these; other values are shown as their key in words. */
export function inWords<E extends z.ZodEnum>(choice: E, words: Readonly<Partial<Record<z.output<E>, string>>>): E {
  const own = choice.clone()
  worded.add(own, { words: words as Words }) // the compiler has no record without its undefined
  return own
}

/** The words for the values of this schema, or of each of its entries. */
export function wordsOf(schema: z.ZodType): Words | undefined {
  const { def } = schema as z.ZodType & { readonly def: Definition }
  const inner = def.innerType ?? (def.type === 'array' ? def.element : undefined)
  return worded.get(schema)?.words ?? (inner && wordsOf(inner))
}

/**
 * The words of the API's document about a schema. One with an id is written out once under it, and everything else refers to it;
 * the schemas of modules have their names in core/named-schemas.ts.
 */
export const named = z.registry<{
  readonly id?: string
  readonly description?: string
  readonly examples?: unknown[]
}>()

/** The first and the last millisecond of the calendar's four-digit years, which JavaScript and PostgreSQL both can write. */
const FIRST_INSTANT = Date.parse('0001-01-01T00:00:00Z')
const LAST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/** Whole paise, far below 2^53: at most a hundred crore rupees either way. */
export const Paise = z
  .int()
  .min(-1e11)
  .max(1e11)
  .register(meanings, { kind: 'money' })
  .register(named, {
    id: 'Paise',
    description: 'Whole paise: 100 are one rupee.',
    examples: [3_999_900],
  }) as unknown as z.ZodType<PaiseType, number> // a whole number is all that paise are
/** Whole paise that are never owed the other way. */
export const Amount = Paise.refine((amount) => amount >= 0, 'Enter 0 or more.')
/** Epoch milliseconds within the years 1 to 9999. */
export const Instant = z
  .int()
  .min(FIRST_INSTANT)
  .max(LAST_INSTANT)
  .register(meanings, { kind: 'instant' })
  .register(named, {
    id: 'Instant',
    description: 'Milliseconds since 1 January 1970, UTC.',
    examples: [1_793_000_000_000],
  }) as unknown as z.ZodType<InstantType, number> // likewise epoch milliseconds

/** The id of a member of staff. Screens show the name. */
export const StaffRef = z.string().register(meanings, { kind: 'person' })

/** A value that is stored and never answered. An endpoint whose answer contains one does not compile. */
export function secret(): z.ZodType<Secret> {
  return z.custom<Secret>().register(meanings, { kind: 'secret' })
}

/** Percent with at most two decimals. No `multipleOf`: 33.33 is no multiple of 0.01 in binary fractions. */
export function percent(min: number, max: number) {
  return z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Number(value.toFixed(2)) === value, 'Enter at most two decimals.')
}

const MAX_ADDRESS = 500

/** Schemas of addresses that may lead to other sites. */
const outsideLinks = z.registry<{ readonly isOutside: true }>()

/** One of our own paths. The single check for paths that staff write. */
export const OwnPath = z
  .string()
  .max(MAX_ADDRESS)
  .refine((text) => ownPath(text) !== undefined, 'Enter a path such as /plans.')

/** A page of another site, such as the source of a claim. */
export const HttpsAddress = z
  .string()
  .max(MAX_ADDRESS)
  .refine(isHttpsAddress, 'Enter an address that begins with https://.')
  .register(outsideLinks, { isOutside: true })

/** Where a link that staff write may lead: to one of our own paths, or an https address. */
export const Href = z
  .string()
  .max(MAX_ADDRESS)
  .refine(
    (text) => ownPath(text) !== undefined || isHttpsAddress(text),
    'Enter a path such as /plans, or an address that begins with https://.',
  )
  .register(outsideLinks, { isOutside: true })

/** One of our ids: a three-letter kind and eighteen characters. Checked before it reaches SQL or a gateway. */
export function id<const Kind extends string>(kind: Kind) {
  return z
    .string()
    .regex(new RegExp(`^${kind}[0-9a-z]{18}$`), `not an id of kind ${kind}`)
    .register(named, { examples: [`${kind}01m819zqqhxfhffn4m`] })
    .brand<Kind>()
}

/** One line of text that a person typed or pasted. Trimmed, without control characters and marks that nobody sees. */
export function line(max: number) {
  return z
    .string()
    .overwrite(withoutStrayMarks)
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u, 'Remove invisible characters.')
}

/** Several lines of text, without other control characters. */
export function lines(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$|^(?:[^\p{Cc}]|[\n\r\t])*$/u, 'Remove invisible characters.')
}

/** A number in a query string: digits with an optional sign, nothing that `Number()` would also take. */
export function queryInt(min: number, max: number) {
  return z
    .union([z.string().regex(/^-?\d{1,9}$/, 'not a whole number'), z.int()])
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .register(meanings, { kind: 'number' })
}

/** "true" or "false" in a query string. */
export const QueryFlag = z
  .union([z.enum(['true', 'false']), z.boolean()])
  .transform((value) => value === true || value === 'true')
  .register(meanings, { kind: 'boolean' })

/** A comma-separated list in a query string, at most `max` entries. */
export function queryList<T extends z.ZodType<unknown, string>>(entry: T, max: number) {
  return z
    .union([z.string().transform((text) => (text === '' ? [] : text.split(','))), z.array(z.string())])
    .pipe(z.array(entry).max(max))
}

/**
 * Fields that clients of the specification send about the caller. The contract accepts them, but they never grant
 * anything, and a value that contradicts the session is refused (decisions L-07, P-41).
 */
export const callerFields = {
  callingUserId: z.string().max(64).optional(),
  callingUserRole: z.string().max(32).optional(),
}

/** How a value is stored and shown: a number, a text, one of a few words, a list of plain values, or anything as JSON. */
export type FieldKind =
  | 'money'
  | 'instant'
  | 'localised'
  | 'secret'
  | 'number'
  | 'text'
  | 'person'
  | 'boolean'
  | 'choice'
  | 'list'
  | 'json'

const PLAIN: readonly FieldKind[] = ['number', 'text', 'person', 'boolean', 'choice']

const KIND_BY_TYPE: Readonly<Record<string, FieldKind>> = {
  string: 'text',
  template_literal: 'text',
  int: 'number',
  number: 'number',
  boolean: 'boolean',
  enum: 'choice',
  literal: 'choice',
}

/** The kind of a field's values, null and undefined left aside. */
export function kindOf(schema: z.ZodType): FieldKind {
  const meaning = meanings.get(schema)
  if (meaning) return meaning.kind
  const { def } = schema as z.ZodType & { readonly def: Definition }
  if (def.innerType) return kindOf(def.innerType)
  if (def.type === 'pipe') return kindOf(def.out.def.type === 'transform' ? def.in : def.out)
  if (def.type === 'array') return PLAIN.includes(kindOf(def.element)) ? 'list' : 'json'
  if (def.type === 'union' && def.options.every((option) => option.def.type === 'literal')) return 'choice'
  return KIND_BY_TYPE[def.type] ?? 'json'
}

export interface OutsideAddress {
  readonly path: ValuePath
  readonly address: string
}

/** The addresses of other sites in a value of this schema. */
export function outsideAddressesIn(schema: z.ZodType, value: unknown, path: ValuePath = []): OutsideAddress[] {
  return valuesIn(schema, value, path, (each) => outsideLinks.has(each) || undefined)
    .map(({ path: where, value: found }) => ({ path: where, address: String(found) }))
    .filter(({ address }) => isHttpsAddress(address))
}

export interface ListedValue {
  readonly path: ValuePath
  readonly list: string
  readonly value: string
}

/** The values that are from lists, in a value of this schema. */
export function listedValuesIn(schema: z.ZodType, value: unknown, path: ValuePath = []): ListedValue[] {
  return valuesIn(schema, value, path, (each) => listed.get(each)?.list).map(({ mark, ...found }) => ({
    path: found.path,
    list: mark,
    value: String(found.value),
  }))
}

type ValuePath = readonly (string | number)[]
interface MarkedValue<M> {
  readonly path: ValuePath
  readonly value: unknown
  readonly mark: M
}

/** The values whose schema has a mark, wherever they are in it. */
function valuesIn<M>(
  schema: z.ZodType,
  value: unknown,
  path: ValuePath,
  markOf: (schema: z.ZodType) => M | undefined,
): MarkedValue<M>[] {
  if (value === null || value === undefined) return []
  const mark = markOf(schema)
  if (mark !== undefined) return [{ path, value, mark }]
  const { def } = schema as z.ZodType & { readonly def: Definition }
  if (def.innerType) return valuesIn(def.innerType, value, path, markOf)
  if (def.type === 'pipe') return valuesIn(def.out, value, path, markOf)
  if (def.type === 'union') return def.options.flatMap((option) => valuesIn(option, value, path, markOf))
  if (def.type === 'array')
    return (value as readonly unknown[]).flatMap((each, no) => valuesIn(def.element, each, [...path, no], markOf))
  if (def.type !== 'object') return []
  const fields = value as Readonly<Record<string, unknown>>
  return Object.entries(def.shape).flatMap(([name, field]) => valuesIn(field, fields[name], [...path, name], markOf))
}

/** Those parts of a zod definition that are followed here. */
interface Definition {
  readonly type: string
  readonly innerType?: z.ZodType
  readonly element: z.ZodType
  readonly shape: Readonly<Record<string, z.ZodType>>
  readonly in: z.ZodType
  readonly options: readonly (z.ZodType & { readonly def: Definition })[]
  readonly out: z.ZodType & { readonly def: Definition }
}
