// A value that only its owner may see.

/** Prints, logs and serialises as dots. Only `reveal` gives the value. */
export class Secret {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
  }

  reveal(): string {
    return this.#value
  }

  toString(): string {
    return '•••'
  }

  toJSON(): string {
    return this.toString()
  }
}
