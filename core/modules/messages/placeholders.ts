// A template's {placeholders}, and the values that they accept.

/** As the operators want each variable tagged (TRAI, November 2025). */
export const VARIABLE_TYPES = ['ALPHANUMERIC', 'NUMBER', 'URL', 'CALL_BACK_NUMBER'] as const
export type VariableType = (typeof VARIABLE_TYPES)[number]

export interface TemplateVariable {
  readonly name: string
  readonly type: VariableType
  /** Characters at most. */
  readonly max: number
}

/** The operators' limit for the length of a variable. */
export const LONGEST_VARIABLE = 30
/** An address is checked by its domain, not by its length. */
export const LONGEST_URL = 200

/** The placeholders in the order in which they stand, once each. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))]
}

/**
 * A value as its variable takes it: words that are too long are cut, with "…" for the rest. Undefined where a number or an
 * address does not fit: half of one is worth nothing.
 */
export function fitValue(value: string, { type, max }: TemplateVariable): string | undefined {
  if (type === 'NUMBER' && !/^[\d.,/-]+$/.test(value)) return undefined
  if (type === 'CALL_BACK_NUMBER' && !/^\+?[\d -]+$/.test(value)) return undefined
  const letters = [...value]
  if (letters.length <= max) return value
  return type === 'ALPHANUMERIC' ? `${letters.slice(0, max - 1).join('')}…` : undefined
}
