/** An expected "no" of the API as a form shows it: the catalogue's sentence in the reader's language. */
export interface Problem {
  readonly code: string
  readonly sentence: string
  /** Which input is wrong and why, by its name. */
  readonly fields: Readonly<Record<string, string>>
  /** How long until it is worth trying again, when that is why. */
  readonly waitSeconds?: number
  /** How often a code may still be tried. */
  readonly triesLeft?: number
  /** The blocking order, if there is one to open. */
  readonly orderId?: string
}
