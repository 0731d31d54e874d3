// The part of the staff contract that the console needs while it runs: addresses and the kinds of fields. It is read from core when
// the console is built, so that no schema and no zod reach the browser. Types come from core directly.
import type { Plugin } from 'vite'
import type { z } from 'zod'
import { publicationFields } from '../../core/kernel/resource/publication.ts'
import { daysFieldOf, SPEC, type ResourceSpec } from '../../core/kernel/resource.ts'
import { kindOf, listOf, wordsOf, type FieldKind, type Words } from '../../core/kernel/schemas.ts'
import type { Endpoint } from '../../core/kernel/endpoint.ts'
import * as contracts from '../../core/contracts.ts'

/** Everything below is read by console/frame/contract.ts, which says what each property means. */
interface Field {
  readonly kind: FieldKind
  readonly choices?: readonly (string | number)[]
  readonly ofNumbers?: true
  readonly list?: string
  readonly words?: Words
  readonly isRequired?: true
}

type Schema = z.ZodType & {
  readonly def: {
    readonly type: string
    readonly innerType?: Schema
    readonly element?: Schema
    readonly in?: Schema
    readonly out?: Schema
    readonly shape?: Readonly<Record<string, Schema>>
    readonly options?: readonly Schema[]
    readonly entries?: Readonly<Record<string, string>>
    readonly values?: readonly (string | number)[]
  }
}

/** The groups that staff call. */
const staffApi = Object.fromEntries(Object.entries(contracts).filter(([group]) => group.startsWith('staff')))

const VIRTUAL = 'virtual:staff-contract'

export function staffContract(): Plugin {
  return {
    name: 'kandil:staff-contract',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: (id) =>
      id === `\0${VIRTUAL}`
        ? `export const resources = ${JSON.stringify(resources())}\nexport const endpoints = ${JSON.stringify(endpoints())}`
        : undefined,
  }
}

export function resources() {
  const specs = Object.values(staffApi).flatMap((group): ResourceSpec[] => (SPEC in group ? [group[SPEC]] : []))
  return Object.fromEntries(specs.map((spec) => [spec.name, describe(spec)]))
}

function describe(spec: ResourceSpec) {
  const { feature, record, create, update, filter, sort, newestFirst, isPersonal, sums } = spec
  const daysField = daysFieldOf(spec)
  const written = { ...update?.shape, ...create?.shape }
  return {
    feature,
    sort: { field: sort[0], order: newestFirst ? 'DESC' : 'ASC' },
    sortable: sort,
    ...(daysField !== undefined && { daysField }),
    ...(sums && { sums }),
    isPublished: Object.keys(publicationFields).every((field) => field in record.shape),
    isPersonal: isPersonal === true,
    fields: { ...fieldsIn(record.shape as Shape, ''), ...fieldsIn(written as Shape, '', true) },
    filters: fieldsIn((filter?.shape ?? {}) as Shape, ''),
  }
}

type Shape = Readonly<Record<string, Schema>>

/** Fields by path: `redeem.redeemType`, and `slots[].weekday` for a field of a list's items. */
function fieldsIn(shape: Shape, prefix: string, isWritten = false): Record<string, Field> {
  return Object.assign({}, ...Object.entries(shape).map(([name, schema]) => fieldsAt(schema, prefix + name, isWritten)))
}

function fieldsAt(schema: Schema, path: string, isWritten: boolean): Record<string, Field> {
  const kind = kindOf(schema)
  const inner = bare(schema)
  const choices = choicesOf(kind === 'list' ? inner.def.element : schema)
  const [list, words] = [listOf(schema), wordsOf(schema)]
  const own: Field = {
    kind,
    ...(choices && { choices }),
    ...(list !== undefined && { list }),
    ...(words && { words }),
    ...(kind === 'list' && kindOf(inner.def.element as Schema) === 'number' && { ofNumbers: true }),
    ...(isWritten && isNeeded(schema, kind) && { isRequired: true }),
  }
  const below = kind === 'json' ? insideOf(inner, path, isWritten) : {}
  return { [path]: own, ...below }
}

function insideOf(inner: Schema, path: string, isWritten: boolean): Record<string, Field> {
  const { def } = inner
  if (kindOf(inner) === 'localised') return {}
  if (def.type === 'array') return insideOf(bare(def.element as Schema), `${path}[]`, isWritten)
  if (def.shape) return fieldsIn(def.shape, `${path}.`, isWritten)
  return (def.options ?? []).map((option) => insideOf(bare(option), path, isWritten)).reduce(joined, {})
}

/** The fields of a union's options: the first option gives a field's kind, and each adds its choices. */
function joined(one: Record<string, Field>, other: Record<string, Field>): Record<string, Field> {
  const both = Object.entries(other).map(([path, field]) => {
    const known = one[path]
    const choices = [...new Set([...(known?.choices ?? []), ...(field.choices ?? [])])]
    const words = { ...field.words, ...known?.words }
    const more = { ...(choices.length > 0 && { choices }), ...(Object.keys(words).length > 0 && { words }) }
    return [path, { ...field, ...known, ...more }] as const
  })
  return { ...one, ...Object.fromEntries(both) }
}

function bare(schema: Schema): Schema {
  const { innerType, type, out, in: from } = schema.def
  if (innerType) return bare(innerType)
  if (type === 'pipe' && out && from) return bare(out.def.type === 'transform' ? from : out)
  return schema
}

function choicesOf(schema: Schema | undefined): readonly (string | number)[] | undefined {
  const { entries, values, options } = schema ? bare(schema).def : {}
  if (entries) return Object.values(entries)
  if (values) return values
  const each = options?.map(choicesOf)
  return each?.every((one) => one !== undefined) ? each.flat() : undefined
}

const EMPTY: Partial<Readonly<Record<FieldKind, unknown>>> = { text: '', list: [], json: [] }

/** True if a form that leaves the field empty is refused. */
function isNeeded(schema: Schema, kind: FieldKind): boolean {
  if (kind === 'boolean') return false
  return [null, undefined, EMPTY[kind]].every((nothing) => !schema.safeParse(nothing).success)
}

/** Method, path and the names that go into the query, by group and name. */
export function endpoints() {
  const groups = Object.entries(staffApi).map(([group, calls]) => {
    const all = Object.entries(calls as Readonly<Record<string, Endpoint>>)
    const known = all.map(([name, { method, path, query }]) => [name, { method, path, ...(query && { query: Object.keys(query.shape) }) }] as const) // prettier-ignore
    return [group, Object.fromEntries(known)] as const
  })
  return Object.fromEntries(groups)
}
