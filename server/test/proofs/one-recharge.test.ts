// Only the wallet knows what a recharge is: every other module asks the sellable of the order. Decision 0037.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const WALLETS_OWN = /^(core|server)\/modules\/wallet\//

function sources(): string[] {
  return ['core', 'server', 'web', 'console'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|node_modules/.test(path)),
  )
}

it('no file outside the wallet compares with the kind of a recharge', () => {
  const knowing = sources().filter(
    (path) => !WALLETS_OWN.test(path) && /['"`]RECHARGE['"`]/.test(readFileSync(join(ROOT, path), 'utf8')),
  )
  expect(knowing).toEqual([])
})

it('no file but the contract’s list, the words for staff and the wallet’s own uses that kind', () => {
  const using = sources().filter(
    (path) => !WALLETS_OWN.test(path) && /\bRECHARGE\b/.test(readFileSync(join(ROOT, path), 'utf8')),
  )
  expect(using).toEqual(['core/modules/orders/order.ts', 'console/kit/names/labels.ts'])
})
