// Which fields of two versions of a record differ, and what their paths are called where no screen names them.
import { words } from '../fields.tsx'
import { labelOf } from '../names/labels.ts'

type Fields = Readonly<Record<string, unknown>>

export interface Difference {
  /** `redeem.maxDiscount` */
  readonly path: string
  readonly was: unknown
  readonly is: unknown
}

export function differencesOf(before: Fields, after: Fields, fields: readonly string[]): Difference[] {
  return fields.flatMap((field) => (field === 'version' ? [] : differencesAt(field, before[field], after[field])))
}

function differencesAt(path: string, was: unknown, is: unknown): Difference[] {
  if (isSame(was, is)) return []
  if (!isPlain(was) || !isPlain(is)) return [{ path, was, is }]
  const inner = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return inner.flatMap((key) => differencesAt(`${path}.${key}`, was[key], is[key]))
}

export function isPlain(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** In whichever order the database keeps the keys. */
export function isSame(one: unknown, other: unknown): boolean {
  return stable(one) === stable(other)
}

function stable(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    isPlain(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))) : inner,
  )
}

/** "redeem.maxDiscount" as "Redeem, max discount". */
export function fieldName(path: string): string {
  const names = path.split('.').map((name) => labelOf(name) ?? words(name.replaceAll(/[A-Z]/g, '_$&')))
  return names.map((name, i) => (i > 0 ? name.charAt(0).toLowerCase() + name.slice(1) : name)).join(', ')
}

/** Two people have changed a record since both read `base`: the fields that clash, and those that only the other one changed. */
export function clashesOf(base: Fields, theirs: Fields, mine: Fields) {
  const theirOwn = Object.keys(theirs).filter((field) => field !== 'version' && !isSame(base[field], theirs[field]))
  const isMine = (field: string) => field in mine && !isSame(base[field], mine[field])
  return {
    clashing: theirOwn.filter((field) => isMine(field) && !isSame(theirs[field], mine[field])),
    theirOnly: theirOwn.filter((field) => !isMine(field)),
  }
}
