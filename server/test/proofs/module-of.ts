// Which module answers an endpoint: the one whose contract has its group.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MODULE_NAMES } from '#server/module-order.ts'

const CONTRACTS = join(import.meta.dirname, '../../../core/modules')

const modules = new Map<string, string>()
for (const name of MODULE_NAMES) {
  const file = join(CONTRACTS, name, 'contract.ts')
  if (existsSync(file)) for (const group of Object.keys((await import(file)) as object)) modules.set(group, name)
}

/** `group` is the part of an operation's id before the dot. */
export function moduleOf(group: string): string {
  const module = modules.get(group)
  if (module === undefined) throw new Error(`no module has the endpoints ${group}`)
  return module
}
