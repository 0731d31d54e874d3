/** Something the person at the terminal can mend: its message is one sentence that says what to do. */
export class Problem extends Error {
  name = 'Problem'
}

/**
 * Ends this process with the sentence of a Problem. Anything else is a fault of ours, and is thrown on.
 * @returns {never}
 */
export function giveUp(error) {
  if (!(error instanceof Problem)) throw error
  console.error(error.message)
  process.exit(1)
}
