// The record that an id is of, as a link: the first letters of an id say which list it is in.
import { Link, useCanAccess, useFieldValue, useResourceDefinition } from 'react-admin'
import type { ResourceName } from '../../frame/contract.ts'
import { words } from '../fields.tsx'
import { ID, NameOf } from './name-of.tsx'

const LISTS: Readonly<Record<string, ResourceName>> = {
  ord: 'orders',
  hld: 'wallet-holds',
  adj: 'wallet-adjustments',
  dbt: 'wallet-debts',
  rfd: 'refunds',
  stl: 'settlement-lines',
  acc: 'households',
  lrn: 'learners',
  mrg: 'household-merges',
  grd: 'guardian-changes',
  not: 'household-notes',
  enr: 'enrolments',
  ses: 'classes',
  tic: 'tickets',
  wbn: 'webinars',
  dmo: 'demo-bookings',
  snd: 'notice-sends',
}

/** The list that the record of an id is in. */
export function listOf(id: string): ResourceName | undefined {
  return LISTS[id.slice(0, 3)]
}

interface Source {
  readonly source: string
  readonly label?: string
}

/** A field whose ids are of several lists. */
export function RecordOfId(props: Source) {
  const value = useFieldValue(props) as string | null | undefined // the contract has an id here
  return value ? <RecordLink id={value} /> : null
}

/** The id may be a part of another text, such as "owed-ord01…". A text without an id is code. */
export function RecordLink({ id: text }: { readonly id: string }) {
  const [id = ''] = ID.exec(text) ?? []
  const list = listOf(id)
  if (id === '') return <code>{text}</code>
  return list ? <InList list={list} id={id} /> : <code>{id}</code>
}

function InList({ list, id }: { readonly list: ResourceName; readonly id: string }) {
  const { canAccess } = useCanAccess({ resource: list, action: 'list' })
  const { hasShow, hasEdit } = useResourceDefinition({ resource: list })
  if (!canAccess) return <span className="quiet">{words(list)}</span>
  const name = <NameOf of={list} id={id} />
  if (!hasShow && !hasEdit) return name
  return <Link to={`/${list}/${id}${hasShow ? '/show' : ''}`}>{name}</Link>
}
