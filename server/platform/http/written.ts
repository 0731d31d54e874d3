declare const written: unique symbol

/**
 * An answer that the database has put together as the JSON of its contract. It goes out as it is: read into objects and written
 * again it would cost more than the reading of it. Tests hold it to the contract: it must be what a T would be written as.
 */
export class Written<T> {
  declare readonly [written]: T
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

/** The answer itself, however it came. */
export function parsed(answer: unknown): unknown {
  return answer instanceof Written ? JSON.parse(answer.json) : answer
}
