import { expect } from 'vitest'
import type { TestApp } from './app.ts'

/** After every test in which money moved. */
export async function expectBalancedBooks({ pool }: TestApp): Promise<void> {
  const { rows } = await pool.query('select coalesce(sum(amount), 0)::int as total from ledger.posting')
  expect(rows, 'the ledger adds up to nothing').toEqual([{ total: 0 }])
}
