// The server's clock in the page: the clock of the phone is never read while the page is open, so changing it changes nothing.

export interface ServerClock {
  readonly now: () => number
  /**
   * The server said that it was `serverTime` between two readings of performance.now(). The fastest round trip counts, unless this
   * one shows that it cannot be true any more: where the clock of the page stood still in a sleep.
   */
  readonly hear: (serverTime: number, sentAt: number, heardAt: number) => void
}

/** `firstGuess` is used until the server has answered. */
export function createClock(firstGuess: number, monotonic: () => number = () => performance.now()): ServerClock {
  let offset = firstGuess - monotonic()
  let fastest = Infinity
  return {
    now: () => monotonic() + offset,
    hear(serverTime, sentAt, heardAt) {
      const roundTrip = heardAt - sentAt
      const isPossible = offset >= serverTime - heardAt && offset <= serverTime - sentAt
      if (isPossible && roundTrip > fastest) return
      fastest = roundTrip
      offset = serverTime + roundTrip / 2 - heardAt
    },
  }
}
