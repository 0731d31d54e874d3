export interface ListAccess {
  /** The permission that opens it: "orders.view". */
  readonly scope: string
  /** Its records are about people. */
  readonly isPersonal: boolean
}
