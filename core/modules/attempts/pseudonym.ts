// Names under which learners let their rank be shown: no name of a child is ever in a list. It knows no zod.

const FIRST = ['Amber', 'Blue', 'Bright', 'Calm', 'Golden', 'Green', 'Quick', 'Quiet', 'Red', 'Silver', 'Steady', 'Swift'] as const // prettier-ignore
const SECOND = ['Banyan', 'Comet', 'Falcon', 'Heron', 'Lantern', 'Lotus', 'Monsoon', 'Neem', 'Peacock', 'River', 'Sparrow', 'Tiger'] as const // prettier-ignore

/** The same name for the same number. */
export function pseudonymOf(number: number): string {
  const n = Math.abs(Math.trunc(number))
  const first = FIRST[n % FIRST.length]
  const second = SECOND[Math.floor(n / FIRST.length) % SECOND.length]
  return `${first} ${second} ${100 + (Math.floor(n / (FIRST.length * SECOND.length)) % 900)}`
}
