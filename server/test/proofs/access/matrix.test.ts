// Every endpoint of the OpenAPI document × everybody who can call × every way to claim to be somebody else. No cell allows what
// it should not, none is refused that should not be, and no answer holds anything of another family.
import { afterAll, describe, expect, it } from 'vitest'
import { NO_LIMITS, startTestApp } from '../../app.ts'
import { ofProvenModules } from '../how-much.ts'
import { forgetCalls } from '../bad-input/callers.ts'
import { answerOf, faultIn, type RecordedResponse } from '../bad-input/clean-response.ts'
import { readOperations, rightRequest, type ExampleValues, type Operation } from '../operations.ts'
import type { Principal } from '#server/platform/access/actor.ts'
import { keyOfProgram, prepareCast, type Player } from './cast.ts'
import { CLAIMS, kindOf, unknownIds, verdictOn, type Claim, type Verdict } from './matrix.ts'

const app = await startTestApp({ limiter: NO_LIMITS })
const { players, victimOf } = await prepareCast(app)
const operations = readOperations()
afterAll(() => app.close())

describe(`each of ${players.length} callers with each of ${CLAIMS.length} claims`, () => {
  it.for(ofProvenModules(operations))('is answered as declared by $method $path', async (operation) => {
    const wrong: string[] = []
    for (const { player, claim } of cells) {
      const answer = await ask(operation, player, claim)
      const due = verdictOn(operation, player, claim, victimOf(player))
      const fault = faultIn(answer) ?? deviation(operation, answer, due) ?? leak(answer, player)
      if (fault) wrong.push(`${player.name} with ${claim}, to be ${due}: ${fault}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('the cast', () => {
  it('has somebody with something of their own for each kind of caller that an endpoint is for', () => {
    const kinds = new Set(operations.map(({ access }) => kindOf(access).split(':')[0] ?? ''))
    // Staff look after others' things and have none; what is a teacher's or an agent's would have to be in the cast first.
    const withOwn = players.filter(({ secrets }) => secrets.length > 0).map(({ actor }) => actor.kind as string)
    expect([...kinds].filter((kind) => !['anyone', 'staff', ...withOwn].includes(kind))).toEqual([])
    const callers = new Set(players.map(({ actor }) => actor.kind))
    expect([...callers].toSorted()).toEqual(['agent', 'client', 'household', 'staff', 'teacher', 'visitor'])
  })

  it('is asked about everything that a request can name', () => {
    const families = operations.filter(({ access }) => !access.startsWith('staff'))
    expect(families.flatMap(unknownIds)).toEqual([])
  })
})

const cells = players.flatMap((player) => CLAIMS.map((claim) => ({ player, claim })))

let networks = 0

/** Numbers begin differently: codes to one beginning stop when nobody answers them. */
function phoneOf(no: number): string {
  const digits = String(no).padStart(6, '0')
  return `9${digits.slice(3)}${digits}`
}

/** From a network of its own, as some limits are a network’s. */
async function ask(operation: Operation, player: Player, claim: Claim): Promise<RecordedResponse> {
  const victim = victimOf(player)
  networks += 1
  const phone = phoneOf(networks)
  const { method, path, pathFields, query, body } = rightRequest(operation, {
    ...idsFor(claim, player, victim),
    phone,
    email: `mail${networks}@example.in`,
  })
  const extra = extraFields(claim, victim)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => pathFields[name] ?? '')
  const isWrite = operation.body !== undefined
  const inQuery = new URLSearchParams({ ...query, ...(isWrite ? {} : extra) }).toString()
  const request = {
    method,
    url: `/api${filled}?${inQuery}`,
    address: `10.${networks >> 8}.${networks & 255}.1`,
    ...(await accessOf(player)),
    ...(isWrite ? { body: { ...body, ...extra } } : {}),
  }
  const first = await app.inject(request)
  // Some limits are a person's own, such as half a minute between two codes: the same is asked again without them.
  if (first.statusCode === 429) await forgetCalls(app)
  const reply = first.statusCode === 429 ? await app.inject(request) : first
  // It may have ended its session, or changed it.
  if (method !== 'GET' && reply.statusCode < 400) cookies.delete(player)
  return answerOf(reply)
}

function idsFor(claim: Claim, player: Player, victim: Player): ExampleValues {
  return claim === 'another’s ids' ? { ...player.ids, ...victim.ids } : player.ids
}

function extraFields(claim: Claim, { ids }: Player): Readonly<Record<string, string>> {
  const userId = String(ids['userId'])
  if (claim === 'another’s userId next to its own') return { userId, learnerId: userId, studentId: userId }
  if (claim === 'another’s callingUserId') return { callingUserId: userId }
  return claim === 'the callingUserRole of staff' ? { callingUserRole: 'ADMIN' } : {}
}

const cookies = new Map<Player, string>()

async function accessOf(player: Player) {
  const { actor } = player
  if (actor.kind === 'visitor') return {}
  if (actor.kind === 'client') return { headers: { authorization: `Bearer ${await keyOfProgram(app)}` } }
  return { cookie: await cookieOf(player, actor) }
}

async function cookieOf(player: Player, actor: Principal): Promise<string> {
  const cookie = cookies.get(player) ?? `kandil=${await app.ctx.sessions.open(app.ctx.db, actor)}`
  cookies.set(player, cookie)
  return cookie
}

function deviation({ refusals }: Operation, { status, text }: RecordedResponse, due: Verdict): string | undefined {
  if (due === 'ADMITTED' && status === 409) return undefined
  if (due === 'ALLOWED' || due === 'ADMITTED') return status === 200 ? undefined : `${status} ${text}`
  if (status < 400) return `${status} ${text.slice(0, 300)}`
  const { errorCode } = JSON.parse(text) as { errorCode: string } // faultIn has seen that it has one
  if (due !== 'REFUSED' && errorCode !== due) return `${status} ${text}`
  return refusals.includes(`${status} ${errorCode}`) ? undefined : `not documented: ${status} ${errorCode}`
}

function leak({ text }: RecordedResponse, player: Player): string | undefined {
  const others = players.filter((each) => each !== player).flatMap(({ secrets }) => secrets)
  const told = others.filter((secret) => !player.knows.includes(secret) && text.includes(secret))
  return told.length > 0 ? `tells ${told.join()}: ${text.slice(0, 300)}` : undefined
}
