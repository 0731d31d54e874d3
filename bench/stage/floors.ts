// The references of the product, on the same PostgreSQL and with the same virtual users.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../tools/stack/ports.ts'
import type { Answers } from '../floors/catalogue.ts'
import { ask, FOLDER } from './database.ts'
import { startProgram, type RunningProgram } from './program.ts'

const SCHEMA = join(import.meta.dirname, '../floors/schema.sql')

/** The tables of the references. */
export async function prepareFloor(databaseUrl: string): Promise<void> {
  await ask(databaseUrl, readFileSync(SCHEMA, 'utf8'))
}

export async function startFloors(databaseUrl: string, answers: Answers, page: string): Promise<RunningProgram> {
  await prepareFloor(databaseUrl)
  const answersFile = join(FOLDER, 'answers.json')
  writeFileSync(answersFile, JSON.stringify(answers))
  const pageFile = join(FOLDER, 'page.html')
  writeFileSync(pageFile, page)
  const port = await freePort()
  return startProgram({
    script: 'bench/floors/main.ts',
    args: [databaseUrl, String(port), answersFile, pageFile],
    env: { NODE_ENV: 'production' },
    logFile: join(FOLDER, 'floor.log'),
    url: `http://127.0.0.1:${port}/healthz`,
  })
}
