// The staff contract as the console sees it. Types come from core, and are gone when it runs; addresses and what fields hold come
// from the build.
import { useRecordContext } from 'react-admin'
import { endpoints, resources } from 'virtual:staff-contract'
import type { z } from 'zod'
import { createClient } from '#core/kernel/client.ts'
import type { AnyResource, ChangeOf, FilterOf, RecordOf, SPEC } from '#core/kernel/resource.ts'
import type { FieldKind, Words } from '#core/kernel/schemas.ts'
import type { Feature } from '#core/taxonomy/staff/features.ts'
import type * as contracts from '#core/contracts.ts'
import { callServer } from './call-server.ts'

/** The groups that staff call. */
type Api = Pick<typeof contracts, Extract<keyof typeof contracts, `staff${string}`>>
type Resources = {
  [
    G in keyof Api as Api[G] extends AnyResource ? Api[G][typeof SPEC]['name'] : never
  ]: Api[G] extends AnyResource ? Api[G] : never // prettier-ignore
}
/** As in the contract: "coupons". */
export type ResourceName = keyof Resources & string
export type StaffRecord<N extends ResourceName> = RecordOf<Resources[N]> & {
  readonly id: string
  readonly version: string
}
export type StaffChange<N extends ResourceName> = ChangeOf<Resources[N]>

type Inputs<T> = T extends z.ZodObject ? z.input<T> : object
/** The fields that a form sends, of a new record or of an existing one. */
export type StaffInput<N extends ResourceName> = InputOf<Resources[N]>
type InputOf<A extends AnyResource> = Inputs<A[typeof SPEC]['create']> & Inputs<A[typeof SPEC]['update']>
export type StaffFilter<N extends ResourceName> = FilterOf<Resources[N]>
/** The values that a form starts with. A list of things of several kinds may start with an undecided one. */
export type StaffDefaults<N extends ResourceName> = {
  readonly [K in keyof StaffInput<N>]?: StaffInput<N>[K] | readonly object[]
}

type Primitive = string | number | boolean | bigint | null | undefined
/** The fields of a record, with those inside of them: `redeem.redeemType`. */
export type PathsOf<T> = T extends Primitive | readonly unknown[] ? never : { [K in keyof T & string]: K | `${K}.${PathsOf<T[K]>}` }[keyof T & string] // prettier-ignore
type Items<T> = T extends readonly (infer I)[] ? I : never
/** The fields that hold lists of things. */
export type ListsOf<T> = T extends unknown ? { [K in keyof T & string]: NonNullable<T[K]> extends readonly unknown[] ? K : never }[keyof T & string] : never // prettier-ignore
/** One of the things in such a list. */
export type ItemOf<T, K extends string> = T extends { readonly [P in K]?: infer L } ? Items<NonNullable<L>> : never

export interface Field {
  readonly kind: FieldKind
  readonly choices?: readonly (string | number)[]
  readonly ofNumbers?: true
  /** Its values are the ids of this resource; CLASSES are the classes of a school. */
  readonly list?: string
  /** For those of its values whose key says too little. */
  readonly words?: Words
  readonly isRequired?: boolean
}
export interface ResourceInfo {
  readonly feature: Feature
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' }
  readonly sortable: readonly string[]
  /** The moment by which the list is narrowed to days. */
  readonly daysField?: string
  /** The fields whose sums the server answers. */
  readonly sums?: readonly string[]
  readonly isPublished: boolean
  /** Its records are about people: only members who may edit them take them away. */
  readonly isPersonal: boolean
  readonly fields: Readonly<Record<string, Field>>
  readonly filters: Readonly<Record<string, Field>>
}
export interface EndpointInfo {
  readonly method: string
  /** Below /api, with `:name` for its parameters. */
  readonly path: string
  /** The names of the input that go into the query. */
  readonly query?: readonly string[]
}

export function infoOf(name: ResourceName): ResourceInfo {
  const info = resources[name]
  if (!info) throw new RangeError(`no resource ${name}`)
  return info
}

/** The field at this place of a record: `sections.0.kind` is the field `sections[].kind`. Undefined if it is unknown. */
export function fieldAt(resource: string, source: string): Field | undefined {
  return resources[resource]?.fields[source.replaceAll(/\.\d+(?=\.|$)/g, '[]')]
}

/** The record that the page shows. */
export function useStaffRecord<N extends ResourceName>(_name: N): StaffRecord<N> | undefined {
  return useRecordContext<StaffRecord<N>>()
}

/** Calls an endpoint by its names in the contract. Throws react-admin's HttpError with what the server refuses. */
export const staff = createClient(endpoints as unknown as Api, call) // the build has read it from there

async function call(endpoint: Pick<EndpointInfo, 'path'>, request: object): Promise<unknown> {
  const { path, method, query = [] } = endpoint as EndpointInfo
  const rest = new Map<string, unknown>(Object.entries(request))
  const address = path
    .replace('/staff/', '')
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(taken(rest, name))))
  const asked = query.map((name) => [name, taken(rest, name)] as const).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))
  const body = method === 'GET' ? undefined : Object.fromEntries(rest)
  return callServer(asked.length > 0 ? `${address}?${search}` : address, method, body)
}

function taken(from: Map<string, unknown>, name: string): unknown {
  const value = from.get(name)
  from.delete(name)
  return value
}
