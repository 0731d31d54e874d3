// The specification of any table, as the functions that read and write one use it.
import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { SPEC, type AnyResource } from '#core/kernel/resource.ts'
import { kindOf, type FieldKind } from '#core/kernel/schemas.ts'
import type { Instant } from '#core/kernel/time.ts'

export interface PlainSpec {
  readonly name: string
  readonly table: string
  readonly fields: readonly string[]
  readonly kinds: ReadonlyMap<string, FieldKind>
  readonly sort: readonly [string, ...string[]]
  readonly newestFirst: boolean
  /** Fields that may be null. */
  readonly nullable: ReadonlySet<string>
  readonly id: RawBuilder<string>
  /** Else the id is made of other columns. */
  readonly idIsColumn: boolean
  readonly only?: RawBuilder<boolean> | undefined
  readonly version: RawBuilder<unknown>
  readonly computed: Readonly<Record<string, RawBuilder<unknown>>>
  readonly search: readonly string[]
  readonly isSearchIndexed: boolean
  readonly keys: readonly string[]
  readonly where: Readonly<Record<string, (value: unknown, now: Instant) => RawBuilder<boolean>>>
  readonly touched?: string | undefined
}

interface LooseSpec {
  readonly elsewhere?: readonly string[]
  readonly hidden?: Readonly<Record<string, z.ZodType>>
  readonly json?: readonly string[]
}

export function plainSpecOf(
  api: AnyResource,
  given: Partial<PlainSpec> & { readonly table: string } & LooseSpec,
): PlainSpec {
  const { [SPEC]: spec } = api
  const { computed = {}, elsewhere = [], hidden = {}, json = [] } = given
  const shape = { ...spec.create?.shape, ...spec.update?.shape, ...spec.record.shape, ...hidden }
  const kinds = Object.entries(shape).map(([field, schema]) => [field, kindOf(schema as z.ZodType)] as const)
  const added = 'hasDraft' in spec.record.shape ? ['hasDraft', 'edition'] : []
  return {
    name: spec.name,
    sort: spec.sort,
    newestFirst: spec.newestFirst ?? false,
    nullable: new Set(spec.sort.filter((field) => takesNull(spec.record.shape[field]))),
    id: sql<string>`id`,
    version: sql`xmin::text`,
    search: [],
    isSearchIndexed: false,
    keys: [],
    where: {},
    ...given,
    idIsColumn: given.id === undefined,
    computed,
    fields: Object.keys(spec.record.shape).filter((field) => field !== 'id' && !(field in computed) && !elsewhere.includes(field) && !added.includes(field)), // prettier-ignore
    kinds: new Map([...kinds, ...json.map((field) => [field, 'json'] as const)]),
  }
}

function takesNull(schema: z.core.$ZodType | undefined): boolean {
  return schema === undefined || (schema as z.ZodType).safeParse(null).success
}

export function columnsOf({ id, version, fields, computed }: PlainSpec): RawBuilder<unknown> {
  return sql.join([
    sql`${id} as id`,
    sql`${version} as version`,
    ...fields.map((field) => sql`${sql.ref(columnOf(field))} as ${sql.ref(field)}`),
    ...Object.entries(computed).map(([field, value]) => sql`${value} as ${sql.ref(field)}`),
  ])
}

export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
