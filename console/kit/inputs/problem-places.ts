// In which language a refused text is wrong: "title.hi" is the text of `title` in Hindi.
import { isLanguage, type Language } from '#core/taxonomy/language.ts'

type Errors = Readonly<Record<string, unknown>>

/**
 * The language of the first problem that is inside a text in several languages. `sources` are the paths of such texts, with `[]` for the
 * entries of a list.
 */
export function languageOfProblem(errors: object, sources: readonly string[]): Language | undefined {
  return languagesIn(errors as Errors, '', new Set(sources))[0]
}

function languagesIn(errors: Errors, path: string, sources: ReadonlySet<string>): Language[] {
  return Object.entries(errors).flatMap(([name, problem]): Language[] => {
    if (typeof problem !== 'object' || problem === null || name === 'ref') return []
    if (sources.has(path)) return isLanguage(name) ? [name] : []
    return languagesIn(problem as Errors, below(path, name), sources)
  })
}

function below(path: string, name: string): string {
  if (/^\d+$/.test(name)) return `${path}[]`
  return path === '' ? name : `${path}.${name}`
}
