import type { StoredQuestion } from './profile.ts'

/** Why families cannot be asked these questions yet, in a few words; undefined when nothing is missing. */
export function faultInFlow(questions: readonly StoredQuestion[]): string | undefined {
  if (questions.length === 0) return 'it has no question'
  const twice = firstTwice(questions.map(({ key }) => key))
  if (twice !== undefined) return `two questions have the key “${twice}”`
  return questions.map(faultIn).find((fault) => fault !== undefined)
}

function faultIn({ key, kind, options }: StoredQuestion): string | undefined {
  if (kind === 'TEXT') return options.length > 0 ? `“${key}” is answered in words but has options` : undefined
  if (options.length < 2) return `“${key}” has fewer than two options`
  const twice = firstTwice(options.map((option) => option.key))
  return twice === undefined ? undefined : `“${key}” has the option “${twice}” twice`
}

function firstTwice(keys: readonly string[]): string | undefined {
  return keys.find((key, i) => keys.indexOf(key) !== i)
}
