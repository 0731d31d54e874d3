/** A link of a published page. */
export interface PageLink {
  /** The page that has it, without a language. */
  readonly page: string
  /** A path of ours without a language, or an address of https. */
  readonly url: string
}
