/** The web as a reader finds it: asked whether an address still answers. */
export interface WebProbe {
  /**
   * Follows no redirect and reads no body. Undefined when there was no answer within some seconds, or when the name leads into a
   * private network.
   */
  readonly ask: (method: 'HEAD' | 'GET', url: string) => Promise<WebAnswer | undefined>
}

export interface WebAnswer {
  readonly status: number
  /** Where a redirect leads, as a whole address. */
  readonly location: string | undefined
}
