// Every endpoint that declares a thing as the caller's: another's is refused exactly as its kind says, and one that does not exist
// is not found. A thing that is answered as if it did not exist cannot be told from one that does not.
import { afterAll, expect, it } from 'vitest'
import { LEARNER_FIELDS } from '#core/kernel/endpoint.ts'
import { ownedThings, type OwnedName } from '#server/platform/access/points/owned-things.ts'
import { NO_LIMITS, startTestApp } from '../../app.ts'
import { forgetCalls } from '../bad-input/callers.ts'
import { prepareKnownValues } from '../example-values.ts'
import { ofProvenModules } from '../how-much.ts'
import { idsOf } from '../module-proofs.ts'
import { bodyFields, readOperations, rightRequest, type Operation } from '../operations.ts'
import { PRIVATE } from './matrix.ts'
import { prepareOwnThings } from './own-things.ts'
import { UNDECLARED_IDS } from './undeclared-ids.ts'

const app = await startTestApp({ limiter: NO_LIMITS })
const { known } = await prepareKnownValues(app)
const question = 'qnv000000000000000000'
const values = {
  ...known,
  uniqueId: 'of-nothing',
  reason: 'It was late.',
  'attemptsAfterTest.challengeKey': {
    questionId: question,
    claim: 'OTHER_KEY',
    evidence: 'The book says so, on page 12.',
  },
  'attemptsEvents.noteTestEvents': { events: [] },
  'attemptsPractice.checkAnswer': { questionId: question },
  'classroomTeaching.askClass': { kind: 'POLL', text: 'Which one?', options: ['a', 'b'], key: null, seconds: 30 },
}
const { household, otherHousehold, teacher, otherTeacher, byKind } = await prepareOwnThings(app)
const declared = readOperations().flatMap((operation) =>
  Object.entries(operation.owns).map(([kind, field]) => ({ ...operation, kind, field })),
)
afterAll(() => app.close())

it.for(ofProvenModules(declared))('refuses another’s $kind at $method $path', async ({ kind, field, ...operation }) => {
  const { id, unknown } = thingOf(kind)
  const isTeachers = operation.access === 'teacher'
  const [owner, other] = isTeachers ? [teacher, otherTeacher] : [household, otherHousehold]
  const { foreign } = ownedThings.of(app.ctx, kind as OwnedName) ?? {}
  const before = await countRefusals()
  const missing = await ask(operation, { [field]: unknown }, other)
  const refused = await ask(operation, { [field]: id }, other)
  expect(missing.split(' ')[0]).toBe('404')
  expect(refused).toBe(foreign === 'HIDDEN' ? missing : '403 FORBIDDEN_ERROR')
  expect((await countRefusals()) - before).toBe(foreign === 'HIDDEN' ? 0 : 1)
  expect(operation.refusals).toEqual(expect.arrayContaining([missing, refused]))
  expect(await ask(operation, { [field]: id }, owner)).not.toBe('403 FORBIDDEN_ERROR')
})

it('has a thing of each kind', () => {
  expect(Object.keys(byKind).toSorted()).toEqual([...new Set(declared.map(({ kind }) => kind))].toSorted())
})

it('leaves no id undeclared without a reason', () => {
  const ids = ['id', ...PRIVATE, ...idsOf('FAMILYS')]
  const undeclared = readOperations().flatMap((operation) => {
    const { id, access, owns, pathFields, queryFields } = operation
    if (!['household', 'learner', 'teacher'].includes(access)) return []
    const declaredFields: readonly string[] = [...Object.values(owns), ...(access === 'learner' ? LEARNER_FIELDS : [])]
    return Object.keys({ ...pathFields, ...queryFields, ...bodyFields(operation) })
      .filter((field) => ids.includes(field) && !declaredFields.includes(field))
      .map((field) => `${id} ${field}`)
  })
  expect(undeclared.toSorted()).toEqual(UNDECLARED_IDS.toSorted())
})

function thingOf(kind: string) {
  const thing = byKind[kind]
  if (!thing) throw new Error(`the proof has no ${kind}`)
  return thing
}

/** "403 FORBIDDEN_ERROR"; "200" for an answer. */
async function ask(
  operation: Operation,
  ids: Readonly<Record<string, string>>,
  actor: Parameters<typeof app.cookieOf>[0],
) {
  const { id } = operation
  const own = {
    ...values,
    ...(values as Readonly<Record<string, unknown>> as Readonly<Record<string, object>>)[id],
    userId: undefined,
    studentId: undefined,
    ...ids,
  }
  const { method, path, pathFields, query, body } = rightRequest(operation, { ...own, [id]: {} })
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => pathFields[name] ?? '')
  await forgetCalls(app)
  const url = `/api${filled}?${new URLSearchParams(query).toString()}`
  const { statusCode, body: text } = await app.inject({
    method,
    url,
    cookie: await app.cookieOf(actor),
    ...(body && { body }),
  })
  const { errorCode } = statusCode < 400 ? { errorCode: '' } : (JSON.parse(text) as { errorCode: string })
  return `${statusCode} ${errorCode}`.trim()
}

async function countRefusals(): Promise<number> {
  const { rows } = await app.pool.query<{ count: string }>(
    `select count(*) from platform.audit where action like 'another %'`,
  )
  return Number(rows[0]?.count)
}
