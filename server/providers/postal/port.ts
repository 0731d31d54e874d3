/** The postal service's directory of PIN codes. */
export interface PostalDirectory {
  /** Undefined when there is no such code. Throws when it does not answer within a few seconds. */
  readonly find: (pin: string) => Promise<PostalPlace | undefined>
}

export interface PostalPlace {
  readonly city: string
  readonly district: string
  readonly postOffices: readonly string[]
}
