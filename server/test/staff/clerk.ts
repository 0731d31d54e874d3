// Members of staff as tests need them: somebody who may do just this.
import { scopesOf } from '#core/modules/staff/permissions.ts'
import { FEATURES, type Level } from '#core/taxonomy/staff/features.ts'
import type { Staff } from '#server/platform/access/actor.ts'

/** May do everything: the owner of the shop. */
export const owner = clerk('stf000000000000000001', ...scopesOf([grants('approve')], false))

export function clerk(staffId: string, ...scopes: readonly string[]): Staff {
  return { kind: 'staff', staffId, scopes }
}

function grants(level: Level) {
  return Object.fromEntries(FEATURES.map((feature) => [feature, level]))
}
