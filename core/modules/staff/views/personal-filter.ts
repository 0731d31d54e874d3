// The parts of a list's filter by which somebody is looked for. A filter with them is not shared: a colleague may see less of the list.
import { maskContacts } from '#core/taxonomy/mask-contacts.ts'

const NAMES_PEOPLE = /phone|mobile|mail|name|alias/i
const SEARCH = 'q'

export type ListFilter = Readonly<Record<string, unknown>>
type FilterPart = readonly [field: string, value: unknown]

/** The fields, such as "phone". In a list about people each search counts, in another list a search for a number or an address. */
export function personalFieldsOf(filter: ListFilter, isPersonal: boolean): string[] {
  const isPersonalPart = ([field, value]: FilterPart) =>
    field === SEARCH
      ? isPersonal || (typeof value === 'string' && maskContacts(value) !== value)
      : isPersonal && NAMES_PEOPLE.test(field)
  return filledIn(filter)
    .filter(isPersonalPart)
    .map(([field]) => field)
}

/** "search text, phone" */
export function inWordsOf(fields: readonly string[]): string {
  return fields.map((field) => (field === SEARCH ? 'search text' : field)).join(', ')
}

/** The fields that narrow the list, with their values. */
export function filledIn(filter: ListFilter): FilterPart[] {
  return Object.entries(filter).filter(([, value]) => value !== undefined && value !== null && value !== '')
}
