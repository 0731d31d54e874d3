/** The question that is shown, and how long it is looked at. */
export class ShownQuestion {
  #id = ''
  #since = 0

  /** Empty before the first one. */
  get id(): string {
    return this.#id
  }

  show(id: string): void {
    this.#id = id
    this.#since = performance.now()
  }

  /** Milliseconds since it was shown, or since this was last asked; 0 for a question that is not shown. */
  takeTime(id: string): number {
    if (this.#id !== id) return 0
    const now = performance.now()
    const spent = Math.round(now - this.#since)
    this.#since = now
    return spent
  }
}
