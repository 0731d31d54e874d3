// A form makes an empty object of a text that is in no language. The contract wants null.
type Fields = Readonly<Record<string, { readonly kind: string }>>

/** The same data, with null for each text in several languages that is in none. `fields` are the resource's own, by path. */
export function withoutEmptyTexts<T>(data: T, fields: Fields, path = ''): T {
  if (typeof data !== 'object' || data === null) return data
  if (fields[path]?.kind === 'localised') return hasText(data) ? data : (null as T)
  if (Array.isArray(data)) return data.map((each: unknown) => withoutEmptyTexts(each, fields, `${path}[]`)) as T
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, withoutEmptyTexts(value, fields, below(path, name))]),
  ) as T // the same properties
}

function below(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}

function hasText(text: object): boolean {
  return Object.values(text).some((words) => typeof words === 'string' && words !== '')
}
