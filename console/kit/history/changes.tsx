// The differences between two versions of a record, in the words of its screen.
import { Fragment, type ReactNode } from 'react'
import { useResourceContext, useResourceDefinition } from 'react-admin'
import { showMoney, toPaise } from '#core/kernel/money.ts'
import { toInstant } from '#core/kernel/time.ts'
import { gradeName } from '#core/taxonomy/grade.ts'
import { fieldAt, useStaffRecord, type Field, type ResourceName } from '../../frame/contract.ts'
import { whenText, words } from '../fields.tsx'
import { differencesOf, fieldName, isPlain } from './differences.ts'
import { ID, NameOf } from '../names/name-of.tsx'
import { namedFieldsOf, type NamedFields } from '../names/named-fields.ts'
import { RecordLink } from '../names/record-of-id.tsx'
import { PersonName } from '../names/person.tsx'
import type { Screen } from '../screen-spec.ts'

interface ChangesProps {
  readonly before: Readonly<Record<string, unknown>> | null | undefined
  readonly after: Readonly<Record<string, unknown>> | null | undefined
  /** All fields by default. */
  readonly fields?: readonly string[]
  /** The resource of both, by default the one of the page. */
  readonly of?: string
}

/** For a localised text, only the languages that differ. */
export function Changes({ before, after, fields = Object.keys(after ?? {}), of }: ChangesProps) {
  const page = useResourceContext()
  const resource = of ?? page ?? ''
  const { options } = useResourceDefinition<{ readonly screen?: Screen }>({ resource })
  if (!before || !after) return null
  const named = namedFieldsOf(options?.screen)
  return (
    <dl className="changes">
      {differencesOf(before, after, fields).map(({ path, was, is }) => (
        <div key={path}>
          <dt>{named.get(path)?.label ?? fieldName(path)}</dt>
          <dd>
            {isGiven(was) && <del>{shown({ resource, named, path }, was)}</del>}{' '}
            {isGiven(is) && <ins>{shown({ resource, named, path }, is)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}

interface Place {
  readonly resource: string
  readonly named: NamedFields
  readonly path: string
}

function shown(place: Place, value: unknown): ReactNode {
  if (Array.isArray(value)) return <Joined parts={value.map((each) => shownItem(place, each))} />
  if (!isPlain(value)) return shownValue(place, value)
  const inner = Object.entries(value).filter(([, each]) => isGiven(each))
  const parts = inner.map(([name, each]) => {
    const path = `${place.path}.${name}`
    return (
      <>
        {place.named.get(path)?.label ?? fieldName(name)}: {shown({ ...place, path }, each)}
      </>
    )
  })
  return <Joined parts={parts} />
}

function shownItem(place: Place, value: unknown): ReactNode {
  return isPlain(value) ? <>({shown({ ...place, path: `${place.path}[]` }, value)})</> : shownValue(place, value)
}

function Joined({ parts }: { readonly parts: readonly ReactNode[] }) {
  return parts.map((part, i) => (
    <Fragment key={i}>
      {i > 0 && ', '}
      {part}
    </Fragment>
  ))
}

function shownValue({ resource, named, path }: Place, value: unknown): ReactNode {
  const field = fieldAt(resource, path)
  if (typeof value === 'number') return shownNumber(path, field, value)
  return typeof value === 'boolean'
    ? YES_NO[`${value}`]
    : shownText(field, named.get(path)?.of ?? field?.list, String(value))
}

const YES_NO = { true: 'Yes', false: 'No' } as const

/** `of` is the resource whose ids the field holds. */
function shownText(field: Field | undefined, of: string | undefined, text: string): ReactNode {
  if (field?.kind === 'person') return <PersonName id={text} />
  if (of) return <NameOf of={of as ResourceName} id={text} /> // screens and the contract name resources only
  if (ID.test(text)) return <RecordLink id={text} />
  return isKey(text) || field?.words ? words(text, field?.words) : text
}

function shownNumber(path: string, field: Field | undefined, value: number): string {
  if (field?.list === 'classes') return gradeName(value)
  if (field ? field.kind === 'money' : /(price|amount|discount|total)$/i.test(path)) return showMoney(toPaise(value))
  const isTime = field ? field.kind === 'instant' : /(At|Till|Until)$/.test(path)
  return isTime ? whenText(toInstant(value)) : String(value)
}

/** A value of an enumeration, not a word that somebody typed in capitals. */
function isKey(text: string): boolean {
  return /^[A-Z]{2,}(_[A-Z]+)*$/.test(text)
}

/** The changes of the audit row on the page. Its subject is "coupons/cpn01…". */
export function AuditChanges() {
  const row = useStaffRecord('audit')
  return row ? <Changes {...row} of={row.subject.split('/')[0] ?? ''} /> : null
}
