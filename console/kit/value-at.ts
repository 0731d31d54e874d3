/** The value at that path of a record, such as `redeem.redeemType`. */
export function valueAt(record: object, source: string): unknown {
  return source.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], record) // a path of the contract
}

export function isNothing(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || value === 0 || (Array.isArray(value) && value.length === 0)
  )
}
