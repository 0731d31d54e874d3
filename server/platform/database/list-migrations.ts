// The migrations of this version, in their order.
import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../migrations')

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/**
 * The checksums of migrations that once inserted reference rows too. Their modules declare these rows now, and the rest of the
 * text is the same, so a database that has applied the earlier text needs nothing.
 */
export const EARLIER_CHECKSUMS: Readonly<Record<string, string>> = {
  '0165_push': '1500521e1ffc6e8ce0112db1b290f017df6de382c61a8e2111fac068683434c0',
  '0173_stop_words': 'd4e861b7d4c7d9b622b52da54333fb730075e29533aa26d09b577469b53e4981',
  '0181_classroom': '74b10d98f9491f6d995b71726ad00f644980505684efd03bc493f69c1a6114fb',
  '0202_papers': '8d2ed204e7c72ab5cae166d195642143d27b1b3b8c25fdeb2466910fd611cfad',
}

export function listMigrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(FOLDER, file), 'utf8')
      return { name: file.replace(/\.sql$/, ''), sql, checksum: hash('sha256', sql, 'hex') }
    })
}
