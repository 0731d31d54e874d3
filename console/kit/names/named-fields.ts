// The names that a screen gives its fields, and whose ids they hold: read from its inputs, details and columns.
import { Children, isValidElement, type ReactNode } from 'react'
import type { Screen } from '../screen-spec.ts'

interface NamedField {
  readonly label?: string
  /** The resource whose ids the field holds. */
  readonly of?: string
}
/** Their keys are paths: `redeem.redeemType`, `slots[].weekday`. */
export type NamedFields = ReadonlyMap<string, NamedField>

const known = new WeakMap<object, NamedFields>()

export function namedFieldsOf(screen: Screen | undefined): NamedFields {
  if (!screen) return new Map()
  const found = known.get(screen) ?? read(screen)
  known.set(screen, found)
  return found
}

function read({ columns, details, whenNew, form }: Screen): NamedFields {
  const found = new Map<string, NamedField>()
  // The form's own name of a field is the one that staff know best.
  for (const part of [columns, details, whenNew, form]) collect(part, '', found)
  return found
}

interface Props {
  readonly source?: string
  readonly label?: unknown
  readonly reference?: string
  readonly children?: ReactNode
}

function collect(nodes: ReactNode, prefix: string, found: Map<string, NamedField>): void {
  for (const node of Children.toArray(nodes)) {
    if (!isValidElement<Props>(node)) continue
    const { source, label, reference, children } = node.props
    if (source === undefined || source === '') collect(children, prefix, found)
    else add(found, prefix + source, { label, reference, children })
  }
}

function add(
  found: Map<string, NamedField>,
  path: string,
  { label, reference, children }: Omit<Props, 'source'>,
): void {
  const before = found.get(path)
  const inside = Children.toArray(children).find((child) => isValidElement<Props>(child) && child.props.source === path)
  const of = reference ?? (isValidElement<Props>(inside) ? inside.props.reference : undefined) ?? before?.of
  found.set(path, {
    ...before,
    ...(typeof label === 'string' && { label }),
    ...(of !== undefined && { of }),
  })
  if (!inside) collect(children, `${path}[].`, found)
}
