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

export function listMigrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(FOLDER, file), 'utf8')
      return { name: file.replace(/\.sql$/, ''), sql, checksum: hash('sha256', sql, 'hex') }
    })
}
