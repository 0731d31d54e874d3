// The columns, filters, inputs and details of a resource. Each names a field, which the compiler looks up in the contract, and is
// shown by what that field holds.
import { ArrayInput, BooleanInput, DataTable, DateInput, NullableBooleanInput, NumberField, NumberInput, required, SelectInput, SimpleFormIterator, TextField, TextInput } from 'react-admin' // prettier-ignore
import { Children, createElement, type ComponentType, type ReactElement, type ReactNode } from 'react'
import type { FieldKind, Words } from '#core/kernel/schemas.ts'
import { infoOf, type Field, type ItemOf, type ListsOf, type PathsOf, type ResourceName, type StaffFilter, type StaffInput, type StaffRecord } from '../frame/contract.ts' // prettier-ignore
import { Choices, Grade, Grades, List, Money, Spoken, State, When, YesNo } from './fields.tsx'
import { ChoiceInput, ChoicesInput, InstantInput, ListInput, MoneyInput, SpokenInput } from './inputs/inputs.tsx'
import { listedInput } from './inputs/listed-input.tsx'
import { Moment, shapeOf } from './lists/cells.tsx'
import { RefInput } from './inputs/ref-input.tsx'
import { ListedNames } from './names/listed-names.tsx'
import { Person } from './names/person.tsx'
import { RecordName } from './names/record-name.tsx'

/** Any component that takes a `source`; which other properties it has, its own type says. */
type FieldComponent = ComponentType<never>

export interface Options {
  /** Another component than the field's own. */
  readonly as?: FieldComponent
  /** The resource whose ids the field holds. */
  readonly of?: ResourceName
  /** The page of that resource which is opened, where it is not the form. */
  readonly link?: 'show' | false
  readonly choices?: readonly unknown[]
  readonly isRequired?: boolean
  readonly helperText?: ReactNode
  readonly emptyText?: string
  readonly multiline?: boolean
  readonly alwaysOn?: boolean
  readonly defaultValue?: unknown
  readonly filter?: object
  readonly [property: string]: unknown
}

/** The field, its name where that is not the field's own in words, and what is not usual about it. */
type MakeElement<Source extends string> = (source: Source, label?: string | Options, options?: Options) => ReactElement

/** `Shown` is what a record has, `Sent` what a form sends, `Asked` what a list is narrowed by. */
export interface Elements<Shown, Sent, Asked> {
  readonly column: MakeElement<PathsOf<Shown>>
  readonly detail: MakeElement<PathsOf<Shown>>
  readonly filter: MakeElement<keyof Asked & string>
  readonly input: MakeElement<PathsOf<Sent>>
  /** A list of things, each with inputs of its own. */
  readonly items: <K extends ListsOf<Sent>>(
    source: K,
    label: string | undefined,
    inputs: (elements: ItemElements<ItemOf<Sent, K>>) => readonly ReactNode[],
    options?: ItemsOptions,
  ) => ReactElement
}
export type ElementsOf<N extends ResourceName> = Elements<StaffRecord<N>, StaffInput<N>, StaffFilter<N>>
export type ItemElements<T> = Pick<Elements<T, T, object>, 'input' | 'items'> & {
  /** The thing itself, where it is no record of fields. */
  readonly itself: (label: string, options?: Options) => ReactElement
}

/** The layout of a list whose things are changed and never added, removed or moved. */
export const FIXED_ITEMS = { disableAdd: true, disableClear: true, disableRemove: true, disableReordering: true }

interface ItemsOptions {
  readonly isRequired?: boolean
  readonly defaultValue?: readonly unknown[]
  readonly layout?: { readonly inline?: boolean; readonly fullWidth?: boolean } & Partial<typeof FIXED_ITEMS>
  readonly helperText?: string
}

export function elementsOf<N extends ResourceName>(name: N): ElementsOf<N> {
  const { fields, filters, sortable } = infoOf(name)
  return {
    column: makerOf((source) => ({ disableSort: !sortable.includes(source), ...fields[source] }), columnOf),
    detail: makerOf((source) => fields[source], detailOf),
    filter: makerOf((source) => filters[source], filterOf),
    ...itemElementsOf<StaffInput<N>>(fields, ''),
  }
}

/** The inputs of one of the things in a list, for a component of its own. */
export function itemElementsFor<N extends ResourceName, K extends ListsOf<StaffInput<N>>>(name: N, source: K) {
  return itemElementsOf<ItemOf<StaffInput<N>, K>>(infoOf(name).fields, `${source}[].`)
}

function itemElementsOf<T>(fields: Readonly<Record<string, Field>>, prefix: string): ItemElements<T> {
  return {
    input: makerOf((source) => fields[prefix + source], inputOf),
    itself: (label, options = {}) => inputOf('', label, { isRequired: true, ...options }),
    items: (source, label, inputs, { isRequired, layout, ...options } = {}) => (
      <ArrayInput
        key={source}
        source={source}
        label={label}
        validate={isRequired ? required() : undefined}
        {...options}
      >
        <SimpleFormIterator {...layout}>
          {Children.toArray(inputs(itemElementsOf(fields, `${prefix}${source}[].`)))}
        </SimpleFormIterator>
      </ArrayInput>
    ),
  }
}

/** The options given here replace those that follow from the contract. */
function makerOf(
  known: (source: string) => object | undefined,
  make: (source: string, label: string | undefined, options: FieldDescription) => ReactElement,
) {
  return (source: string, label?: string | Options, options?: Options) =>
    typeof label === 'object'
      ? make(source, undefined, { ...known(source), ...label })
      : make(source, label, { ...known(source), ...options })
}

type FieldDescription = Options & {
  readonly kind?: FieldKind
  readonly ofNumbers?: boolean
  readonly list?: string
  readonly words?: Words
}

const shownAs: Partial<Readonly<Record<FieldKind, FieldComponent>>> = {
  money: Money,
  instant: When,
  person: Person,
  localised: Spoken,
  boolean: YesNo,
  choice: State,
  list: List,
}

/** The component for a kind of value. A value of a list is shown by its name there. */
function shownBy({ kind = 'text', list, choices }: FieldDescription): FieldComponent | undefined {
  if (list === 'classes') return kind === 'list' ? Grades : Grade
  if (list !== undefined && list !== '') return ListedNames
  return kind === 'list' && choices ? Choices : shownAs[kind]
}

const PLAIN_NUMBER = { options: { useGrouping: false } }

/** 2026, and not 2,026. */
function isYear(source: string): boolean {
  return /(^y|Y)ear$/.test(source)
}

function columnOf(source: string, label: string | undefined, options: FieldDescription): ReactElement {
  const { kind = 'text', as, of, link, choices: _c, ofNumbers: _n, isRequired: _r, words: _w, list, ...rest } = options
  const field = as ?? (kind === 'instant' ? (Moment as FieldComponent) : shownBy(options))
  const Column = kind === 'number' && !field ? DataTable.NumberCol : DataTable.Col
  const shape = shapeOf(source, kind, field, of !== undefined || field === (ListedNames as FieldComponent))
  return elementOf(of ? DataTable.Col : Column, {
    key: source,
    source,
    label,
    className: shape,
    ...(shape === 'figure' && { align: 'right' }),
    ...(isYear(source) && PLAIN_NUMBER),
    ...rest,
    ...shownIn(source, field, { of, link, list }),
  })
}

/** A column shows a record of another list by its own element, and anything else by a component. */
function shownIn(source: string, field: FieldComponent | undefined, { of, link, list = '' }: FieldDescription): object {
  if (of) return { children: <RecordName source={source} reference={of} {...(link !== undefined && { link })} /> }
  if (field === (ListedNames as FieldComponent)) return { children: <ListedNames source={source} list={list} /> }
  return field ? { field } : {}
}

function detailOf(source: string, label: string | undefined, options: FieldDescription): ReactElement {
  const { kind = 'text', as, of, choices: _c, ofNumbers: _n, isRequired: _r, words: _w, list, ...rest } = options
  const common = { key: source, source, label, ...(isYear(source) && PLAIN_NUMBER), ...rest }
  if (of) return elementOf(RecordName as FieldComponent, { ...common, reference: of })
  const field = as ?? shownBy(options) ?? (kind === 'number' ? NumberField : TextField)
  return elementOf(field, { ...common, ...(field === (ListedNames as FieldComponent) && { list }) })
}

function filterOf(source: string, label: string | undefined, options: FieldDescription): ReactElement {
  const { kind, as = kind === 'boolean' ? NullableBooleanInput : undefined } = options
  return inputOf(source, label, { ...options, isRequired: false, ...(as && { as }) })
}

const typedIn: Partial<Readonly<Record<FieldKind, FieldComponent>>> = {
  money: MoneyInput,
  instant: InstantInput,
  localised: SpokenInput,
  boolean: BooleanInput,
  choice: ChoiceInput,
  list: ListInput,
  number: NumberInput,
}

/** Without a sentence below the input no room is kept for one. */
const NO_HELP = { helperText: false }

/** Two of these stand next to each other where there is room. A list of several can grow: it has a row of its own. */
const HALF: ReadonlySet<unknown> = new Set([
  ChoiceInput,
  DateInput,
  InstantInput,
  MoneyInput,
  NumberInput,
  RefInput,
  SelectInput,
])

function inputOf(source: string, label: string | undefined, options: FieldDescription): ReactElement {
  const { list, ...rest } = options
  if (list === undefined || options.as || options.of) return plainInputOf(source, label, rest)
  const { kind, ofNumbers: _n, isRequired = false, choices: _c, words: _w, ...own } = rest
  const input = listedInput(list, kind === 'list')
  const size = kind === 'list' ? {} : { className: 'half' }
  const common = { ...NO_HELP, ...size, key: source, source, ...(label !== undefined && { label }), ...own }
  return elementOf(input, { ...common, list, isRequired })
}

function plainInputOf(source: string, label: string | undefined, options: FieldDescription): ReactElement {
  const { kind, as, of, choices: _c, ofNumbers: _n, words: _w, isRequired = false, ...rest } = options
  const input = of ? (RefInput as FieldComponent) : (as ?? usualInput(options))
  const size = HALF.has(input) && kind !== 'list' && !rest.multiline ? { className: 'half' } : {}
  const common = { ...NO_HELP, ...size, key: source, source, ...(label !== undefined && { label }), ...rest }
  if (of) return elementOf(input, { ...common, reference: of, isRequired })
  return elementOf(input, { ...common, ...ownOf(input, options) })
}

function usualInput({ kind = 'text', choices }: FieldDescription): FieldComponent {
  return kind === 'list' && choices ? ChoicesInput : (typedIn[kind] ?? TextInput)
}

/** Each input has its own property for a required value, and those of a choice have its values. */
function ownOf(input: FieldComponent, { as, choices, words, ofNumbers, isRequired = false }: FieldDescription): object {
  if (input === SpokenInput) return { isOptional: !isRequired }
  const validate = isRequired ? required() : undefined
  if (input === ListInput) return { validate, isNumbers: ofNumbers ?? false }
  if (input === ChoiceInput || input === ChoicesInput) return { validate, choices, ...(words && { words }) }
  return { validate, ...(as && choices && { choices }) }
}

/** The one place where a component is chosen while it runs: which properties it has was checked where it was named. */
function elementOf(component: FieldComponent, properties: object): ReactElement {
  return createElement(component as ComponentType<object>, properties)
}
