import type { Operation } from '#server/platform/call.ts'
import type { ListAccess } from './list-access.ts'

/** The lists of staff by their names, such as "orders". */
export function listsOf(operations: readonly Operation[]): ReadonlyMap<string, ListAccess> {
  return new Map(
    operations.flatMap(({ name, endpoint: { path, access }, isPersonal = false }) => {
      const [, list] = /^([a-z-]+)\.list$/.exec(name) ?? []
      const isList = list !== undefined && path === `/staff/${list}`
      return isList ? [[list, { scope: access.replace('staff:', ''), isPersonal }] as const] : []
    }),
  )
}
