/** An expected "no" of the API as a form shows it: the catalogue's sentence in the reader's language. */
export interface Problem {
  readonly code: string
  readonly sentence: string
  /** Which input is wrong and why, by its name. */
  readonly fields: Readonly<Record<string, string>>
  /** How long until it is worth trying again, when that is why. */
  readonly waitSeconds?: number
  /** The order that stands in the way, when there is one to go and look at. */
  readonly orderId?: string
}
