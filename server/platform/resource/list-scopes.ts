import type { Operation } from '#server/platform/call.ts'

/** Maps each list of staff to the permission that opens it: "orders" to "orders.view". */
export function listScopesOf(operations: readonly Operation[]): ReadonlyMap<string, string> {
  return new Map(
    operations.flatMap(({ name, endpoint: { path, access } }) => {
      const [, list] = /^([a-z-]+)\.list$/.exec(name) ?? []
      return list !== undefined && path === `/staff/${list}` ? [[list, access.replace('staff:', '')]] : []
    }),
  )
}
