// Sends malformed requests to one endpoint, one after the other on a kept connection, and checks each answer. A failing
// request is shrunk to the smallest that still fails.
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import type { TestApp } from '../../app.ts'
import { malformedRequests, seed } from '../how-much.ts'
import { rightRequest, type Operation } from '../operations.ts'
import type { CallingAs, Callers } from './callers.ts'
import { faultIn, type RecordedResponse } from './clean-response.ts'
import { keepConnection, type KeepAliveConnection } from './raw-http.ts'
import { draftOf, spoils, spoilsOfEachField, textOf, urlOf, type Draft, type InputCorruption } from './spoil.ts'

/** How many answers there were of each status. */
export type Tally = Map<number, number>

/** The last of those counted is the request as it should be. Throws what is wrong with the first answer that is not as it must be, with the request that made it. */
export async function endure(
  app: TestApp,
  callers: Callers,
  operation: Operation,
  spoiling = spoils(),
): Promise<Tally> {
  const tally: Tally = new Map()
  const connection = keepConnection(app.url)
  const count = ({ status }: RecordedResponse) => void tally.set(status, (tally.get(status) ?? 0) + 1)
  const property = fc.asyncProperty(spoiling, async (chosen) => {
    const caller = await callers.next(operation)
    const draft = chosen.reduce(
      (spoilt: Draft, { apply }: InputCorruption) => apply(spoilt),
      draftOf(rightRequest(operation, caller.known)),
    )
    const answer = await ask(connection, caller, draft)
    count(answer)
    const fault = faultIn(answer, draft.method)
    if (fault) throw new Error(`${chosen.map(({ what }) => what).join(', ')}\n${written(draft)}\n${fault}`)
  })
  try {
    const { known } = await callers.next(operation)
    await fc.assert(property, {
      seed: seed + hashOf(operation.id),
      numRuns: malformedRequests,
      examples: spoilsOfEachField(draftOf(rightRequest(operation, known))),
      includeErrorInReport: true,
    })
    // Whose turn a spoilt request was, is chance: whether the right one is answered must not be. A request to another
    // endpoint may just have changed this family: then the next one is asked.
    let families = 0
    do {
      const caller = await callers.nextSignedIn(operation)
      count(await ask(connection, caller, draftOf(rightRequest(operation, caller.known))))
      families += 1
    } while (!tally.has(200) && families < MOST_FAMILIES)
  } finally {
    connection.close()
  }
  return tally
}

/** Another seed for each endpoint, the same in each run. */
function hashOf(text: string): number {
  return [...text].reduce((hash, sign) => (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003, 7)
}

const MOST_FAMILIES = 4
const TRIES = 5
const AGAIN_AFTER_MS = 500

/**
 * A busy server may answer "not now": the request is then sent again. If an input always gets that answer, that is its
 * result.
 */
async function ask(connection: KeepAliveConnection, caller: CallingAs, draft: Draft): Promise<RecordedResponse> {
  for (let tries = 1; ; tries += 1) {
    const answer = await connection.ask(draft.method, bytesOf(draft, caller)).catch((cause: unknown) => {
      throw new Error(`${String(cause)}\n${written(draft)}`, { cause })
    })
    if (answer.status !== 503 || tries === TRIES) return answer
    await wait(AGAIN_AFTER_MS)
  }
}

/** The bytes of the head and the body. A corrupted header replaces the right one. */
function bytesOf(draft: Draft, { cookie, authorization, address }: CallingAs): Buffer[] {
  const body = Buffer.from(textOf(draft))
  const headers = {
    host: 'localhost',
    'x-forwarded-for': address,
    ...(cookie ? { cookie } : {}),
    ...(authorization ? { authorization } : {}),
    ...(body.length > 0 ? { 'content-type': 'application/json' } : {}),
    ...draft.headers,
    'content-length': String(body.length),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const head = [`${draft.method} /api${urlOf(draft)} HTTP/1.1`, ...lines, '', ''].join('\r\n')
  return [Buffer.from(head, 'latin1'), body]
}

function written(draft: Draft): string {
  const headers = Object.entries(draft.headers).map(([name, value]) => `${name}: ${value.slice(0, 200)}`)
  return [`${draft.method} ${urlOf(draft).slice(0, 500)}`, ...headers, textOf(draft).toString().slice(0, 1_000)].join(
    '\n',
  )
}
