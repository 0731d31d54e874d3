// The facts of all modules' proofs.ts together. A module without one adds nothing.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MODULE_NAMES } from '#server/module-order.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { ModuleProofs } from '#server/platform/module-proofs.ts'

const FOLDER = join(import.meta.dirname, '../../modules')

const all: ModuleProofs[] = []
for (const name of MODULE_NAMES) {
  const file = join(FOLDER, name, 'proofs.ts')
  if (existsSync(file)) all.push(((await import(file)) as { proofs: ModuleProofs }).proofs)
}

export const NEEDS_A_SECRET: readonly string[] = all.flatMap(({ needsASecret = [] }) => needsASecret)

/** The fields of all modules that are of this kind. */
export function idsOf(kind: 'EVERYBODYS' | 'FAMILYS'): string[] {
  return all.flatMap(({ ids = {} }) => Object.keys(ids).filter((field) => ids[field] === kind))
}

export async function knownToModules(ctx: Ctx): Promise<Record<string, unknown>> {
  const values = await Promise.all(all.map(({ known }) => known?.(ctx)))
  return Object.assign({}, ...values) as Record<string, unknown>
}
