import { expect, it } from 'vitest'
import { aboutOf } from './about.ts'

const idOf = (kind: string) => `${kind}01m8dvjc0b577bfaff`
const entry = (reference: string, ...accounts: string[]) => ({
  reference,
  postings: accounts.map((account) => ({ account })),
})
const [order, household] = [idOf('ord'), idOf('acc')]
const wallet = `wallet:${household}:granted`

it.each([
  ['a payment is about its order', entry(order, wallet), order],
  ['what is kept back is about the hold', entry(idOf('hld'), wallet), idOf('hld')],
  ['a part that went back is about its order', entry(`${order}-${idOf('rfd')}`, wallet), order],
  ['an older part that went to the bank is about its order', entry(idOf('rfd'), `suspense:${order}`), order],
  ['an older part that went to the wallet is about the household', entry(idOf('rfd'), wallet), household],
  ['a wallet payment without a record is about the household', entry(idOf('ent'), 'gateway:juspay', wallet), household],
  ['a correction is about its request', entry(idOf('adj'), wallet), idOf('adj')],
  ['an older payment of a debt is about the household', entry(idOf('adj'), `owed:${household}`, wallet), household],
  ['nothing that staff can open is about nothing', entry(idOf('ent'), 'gateway:juspay'), undefined],
])('%s', (_, given, about) => {
  expect(aboutOf(given)).toBe(about)
})
