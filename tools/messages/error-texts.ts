// The sentences that the API may answer to a family, for the catalogue of their translations. The console speaks English.
import { api } from '../../core/api.ts'
import { commonErrors } from '../../core/kernel/common-errors.ts'
import { INPUT_SENTENCES } from '../../core/kernel/input-sentences.ts'
import type { Endpoint } from '../../core/kernel/endpoint.ts'
import type { ErrorFactory } from '../../core/kernel/error.ts'

/** Every error that a family may be answered. */
export function familyErrors(): readonly ErrorFactory[] {
  const declared = familyEndpoints().flatMap(({ errors = [] }) => errors)
  const all = [...Object.values(commonErrors), ...declared]
  return [...new Map(all.map((error) => [error.code, error])).values()]
}

/** Every sentence about a single field of a family's form. Sentences for programs begin with a small letter. */
export function familyFieldTexts(): readonly string[] {
  const texts = new Set(INPUT_SENTENCES)
  const seen = new Set<unknown>()
  for (const { params, query, body } of familyEndpoints()) collectTexts([params, query, body], texts, seen)
  return [...texts].filter((text) => /^[A-Z]/.test(text))
}

function familyEndpoints(): readonly Endpoint[] {
  const groups = Object.entries<Readonly<Record<string, Endpoint>>>(api).filter(([name]) => !name.startsWith('staff'))
  return groups.flatMap(([, endpoints]) => Object.values(endpoints))
}

/** Walks a zod schema through its definitions, because a sentence may belong to a check of a part of a part. */
function collectTexts(value: unknown, into: Set<string>, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  const { error, getter, ...parts } = definitionOf(value)
  const text: unknown = typeof error === 'function' ? error({ code: 'custom', path: [], input: undefined }) : undefined
  if (typeof text === 'string') into.add(text)
  const lazy: unknown = typeof getter === 'function' ? getter() : undefined
  for (const part of [lazy, ...Object.values(parts)]) collectTexts(part, into, seen)
}

/** The definition of a schema or of one of its checks; a plain list or object of such is its own. */
function definitionOf(value: object): Readonly<Record<string, unknown>> {
  const inner = '_zod' in value ? value._zod : undefined
  const isSchema = typeof inner === 'object' && inner !== null && 'def' in inner
  return { ...(isSchema ? (inner.def as object) : value) }
}
