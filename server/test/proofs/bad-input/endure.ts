// One endpoint under malformed requests, each checked. What fails is shrunk to the least that still does.
import fc from 'fast-check'
import type { TestApp } from '../../app.ts'
import { malformedRequests, seed } from '../how-much.ts'
import { rightRequest, type Operation } from '../operations.ts'
import type { CallingAs, Callers } from './callers.ts'
import { answerOf, faultIn, type Answer } from './clean-answer.ts'
import { draftOf, spoils, textOf, urlOf, type Draft, type Spoil } from './spoil.ts'

/** How many answers there were of each status. */
export type Tally = Map<number, number>

/** Throws what is wrong with the first answer that is not as it must be, with the request that made it. */
export async function endure(app: TestApp, callers: Callers, operation: Operation): Promise<Tally> {
  const tally: Tally = new Map()
  const property = fc.asyncProperty(spoils(), async (chosen) => {
    const caller = callers.next()
    const draft = chosen.reduce(
      (spoilt: Draft, { apply }: Spoil) => apply(spoilt),
      draftOf(rightRequest(operation, caller.known)),
    )
    const answer = await ask(app, caller, draft)
    tally.set(answer.status, (tally.get(answer.status) ?? 0) + 1)
    const fault = faultIn(answer, draft.method)
    if (fault) throw new Error(`${chosen.map(({ what }) => what).join(', ')}\n${written(draft)}\n${fault}`)
  })
  await fc.assert(property, { seed: seed + hashOf(operation.id), numRuns: malformedRequests })
  return tally
}

/** Another seed for each endpoint, the same in each run. */
function hashOf(text: string): number {
  return [...text].reduce((hash, sign) => (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003, 7)
}

async function ask(app: TestApp, { cookie, address }: CallingAs, draft: Draft): Promise<Answer> {
  const text = textOf(draft)
  const since = performance.now()
  const reply = await app.http.inject({
    method: draft.method as 'GET', // any method's name will do
    url: `/api${urlOf(draft)}`,
    remoteAddress: address,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(text.length > 0 ? { 'content-type': 'application/json' } : {}),
      ...draft.headers,
    },
    ...(text.length > 0 ? { payload: text } : {}),
  })
  return answerOf(reply, performance.now() - since)
}

function written(draft: Draft): string {
  const headers = Object.entries(draft.headers).map(([name, value]) => `${name}: ${value.slice(0, 200)}`)
  return [`${draft.method} ${urlOf(draft).slice(0, 500)}`, ...headers, textOf(draft).toString().slice(0, 1_000)].join(
    '\n',
  )
}
