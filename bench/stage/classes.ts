// Free classes that run, and families of adults who can join them.
import { insertHeldClass } from '#server/modules/classroom/factory.ts'
import type { Connection } from '../measure/connection.ts'
import { post, send } from '../requests.ts'
import { ask } from './database.ts'
import { headersOf } from './hall.ts'
import { insertFamilies } from './population.ts'
import { inInstalled } from './installed.ts'

interface Preparation {
  readonly classes: number
  readonly learners: number
  /** The number of the first learner's family. */
  readonly first?: number
}

/** Answers the ids of the classes. */
export async function prepareClasses(
  databaseUrl: string,
  { classes, learners, first = 1 }: Preparation,
): Promise<string[]> {
  return inInstalled(databaseUrl, async (ctx) => {
    const ids: string[] = []
    for (let made = 0; made < classes; made += 1) ids.push(await insertHeldClass(ctx, { isFree: true }))
    await insertFamilies(databaseUrl, first, first + learners - 1)
    await ask(databaseUrl, 'update accounts.learner set birth_year = 1990 where birth_year is null')
    await ask(
      databaseUrl,
      "update classroom.session set status = 'LIVE', actual_start = starts_at where id = any($1)",
      [ids],
    )
    await ask(databaseUrl, 'vacuum analyze')
    return ids
  })
}

/** The contract's answer, in part. */
export interface JoinedClass {
  readonly mode: string
  readonly visit: string
}

export async function joinClass(connection: Connection, classId: string, cookie: string): Promise<JoinedClass> {
  const answer = await send(connection, post(`/api/classes/${classId}/join`, headersOf(cookie), {}))
  return JSON.parse(answer) as JoinedClass // the contract's
}
