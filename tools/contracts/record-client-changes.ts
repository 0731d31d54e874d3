// Publishes a change of the contract with programs: compares the contract in the code with the published one, adds what
// changed to the list that programs read, and publishes the new one. It refuses what would break a program.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { indianDay, toInstant } from '#core/kernel/time.ts'
import * as api from '../../core/contracts.ts'
import { compareContracts } from '../../server/modules/clients/changes/compare-contracts.ts'
import { contractOf, type Contract } from '../../server/modules/clients/changes/contract-of.ts'
import { contractVersions } from '../../server/modules/clients/changes/versions.ts'

const FOLDER = join(import.meta.dirname, '../../server/modules/clients/changes')
const contract = contractOf(api)
const published = JSON.parse(readFileSync(join(FOLDER, 'contract.json'), 'utf8')) as Contract // written below
const changes = compareContracts(published, contract)
const breaking = changes.filter(({ isBreaking }) => isBreaking)
if (breaking.length > 0) {
  const lines = breaking.map(({ call, change }) => `  ${call} ${change}`)
  process.stderr.write(
    `Programs rely on what these changes take away. Keep it, or announce the call as deprecated and add version 2:\n${lines.join('\n')}\n`,
  )
  process.exitCode = 1
} else if (changes.length === 0) process.stdout.write('Nothing has changed for programs.\n')
else {
  const day = indianDay(toInstant(Date.now()))
  const versions = [{ day, changes: changes.map(({ call, change }) => ({ call, change })) }, ...contractVersions]
  publish('versions.ts', versionsModule(versions))
  publish('contract.json', JSON.stringify(contract))
  process.stdout.write(`${changes.length} changes are published under ${day}.\n`)
}

function versionsModule(versions: typeof contractVersions): string {
  return `// The changes for programs, newest first. Written by \`npm run client:changes\`.
import type { ContractVersion } from '#server/platform/http/docs/changes-page.ts'

export const contractVersions: readonly ContractVersion[] = ${JSON.stringify(versions)}
`
}

function publish(name: string, text: string): void {
  const file = join(FOLDER, name)
  writeFileSync(file, text)
  execFileSync('npx', ['oxfmt', file])
}
