// The differences of two households between the moment a merge was asked for and the moment it is decided.
import { showMoney } from '#core/kernel/money.ts'
import type { StoredMergePreview } from './staff-api.ts'

export type HouseholdFacts = Omit<StoredMergePreview['from'], 'accountId'>

export interface MergeFacts {
  readonly from: HouseholdFacts
  readonly into: HouseholdFacts
  readonly conflicts: readonly Pick<StoredMergePreview['conflicts'][number], 'kind' | 'text'>[]
}

const COUNTS = [
  ['orders', 'order', 'orders'],
  ['enrolments', 'course', 'courses'],
  ['instalmentPlans', 'instalment plan', 'instalment plans'],
  ['guardianOf', 'learner of others', 'learners of others'],
  ['consents', 'consent', 'consents'],
  ['addresses', 'address', 'addresses'],
] as const

const PURSES = [
  ['purchased', 'paid in'],
  ['granted', 'given by us'],
  ['held', 'kept back'],
] as const

/** Sentences for the person who decides, such as "The household that goes: 2 orders came." Empty when all is as it was. */
export function mergeChanges(asked: MergeFacts, now: MergeFacts): string[] {
  return [
    ...sideChanges('The household that goes', asked.from, now.from),
    ...sideChanges('The household that stays', asked.into, now.into),
    ...conflictsBeyond(now, asked).map((text) => `New: ${text}`),
    ...conflictsBeyond(asked, now).map((text) => `No longer so: ${text}`),
  ]
}

function sideChanges(name: string, asked: HouseholdFacts, now: HouseholdFacts): string[] {
  const texts = [
    ...textChange('the number', asked.phone, now.phone),
    ...textChange('the learners', asked.learners.join(', '), now.learners.join(', ')),
    ...COUNTS.flatMap(([key, one, many]) => countChange(now[key] - asked[key], one, many)),
    ...PURSES.flatMap(([purse, words]) =>
      textChange(`the wallet, ${words},`, showMoney(asked.wallet[purse]), showMoney(now.wallet[purse])),
    ),
  ]
  return texts.map((text) => `${name}: ${text}.`)
}

function textChange(name: string, asked: string, now: string): string[] {
  return asked === now ? [] : [`${name} changed from ${asked || 'none'} to ${now || 'none'}`]
}

function countChange(more: number, one: string, many: string): string[] {
  if (more === 0) return []
  const count = Math.abs(more)
  return [`${count} ${count === 1 ? one : many} ${more > 0 ? 'came' : 'went'}`]
}

function conflictsBeyond({ conflicts }: MergeFacts, other: MergeFacts): string[] {
  const known = new Set(other.conflicts.map(({ kind }) => kind))
  return conflicts.filter(({ kind }) => !known.has(kind)).map(({ text }) => text)
}
