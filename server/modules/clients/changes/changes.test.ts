import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as api from '#core/contracts.ts'
import { endpoint, type Endpoint } from '#core/kernel/endpoint.ts'
import { routes } from '#server/platform/call.ts'
import { callerOf } from '#server/platform/access/caller.ts'
import { mount } from '#server/platform/http/mount.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { compareContracts } from './compare-contracts.ts'
import { contractOf, type Contract } from './contract-of.ts'

const published = JSON.parse(readFileSync(join(import.meta.dirname, 'contract.json'), 'utf8')) as Contract // the tool wrote it

describe('the contract with programs', () => {
  it('is the one that was published (npm run client:changes)', () => {
    expect(compareContracts(published, contractOf(api))).toEqual([])
  })

  it('gives half a year’s notice of what goes away', () => {
    const deprecations = Object.values(api)
      .flatMap((group): Endpoint[] => Object.values(group))
      .flatMap(({ deprecated }) => deprecated ?? [])
    const days = deprecations.map(({ since, until }) => (Date.parse(until) - Date.parse(since)) / 86_400_000)
    expect(days.filter((each) => !(each >= 180))).toEqual([])
  })
})

describe('a change of the contract', () => {
  const call = 'GET /clients/v1/orders'
  const before = { [call]: { input: { size: 'integer, optional' }, output: { 'orders[].amount': 'integer', state: 'one of A, B' } } } // prettier-ignore
  const changed = (but: Partial<Contract[string]>) =>
    compareContracts(before, { [call]: { ...before[call]!, ...but } }).map((each) => [each.change, each.isBreaking])
  const { input, output } = before[call]!

  it.each<[string, Partial<Contract[string]>, [string, boolean][]]>([
    ['a field that is answered', { output: { ...output, more: 'string' } }, [['answers more (string)', false]]],
    ['a field no longer answered', { output: { state: output.state } }, [['answers orders[].amount no longer', true]]],
    ['a field of another type', { output: { ...output, 'orders[].amount': 'string' } }, [['answers orders[].amount as string, before as integer', true]]],
    ['a value that was never answered before', { output: { ...output, state: 'one of A, B, C' } }, [['answers state as one of A, B, C, before as one of A, B', true]]],
    ['a value that is never answered again', { output: { ...output, state: 'one of A' } }, [['answers state as one of A, before as one of A, B', false]]],
    ['an optional field that is taken', { input: { ...input, days: 'integer, optional' } }, [['takes days (integer, optional)', false]]],
    ['a field that must be given', { input: { ...input, days: 'integer' } }, [['takes days (integer)', true]]],
    ['a field that must be given from now on', { input: { size: 'integer' } }, [['takes size as integer, before as integer, optional', true]]],
    ['a field no longer taken', { input: {} }, [['takes size no longer', true]]],
    ['an announcement', { until: '2027-06-30' }, [['is answered until 2027-06-30', false]]],
  ])('is judged: %s', (_, but, changes) => {
    expect(changed(but)).toEqual(changes)
  }) // prettier-ignore

  it('may add a call, and take one away that was announced', () => {
    const announced = { [call]: { ...before[call]!, until: '2027-06-30' } }
    expect(compareContracts({}, before)).toEqual([{ call, change: 'is new', isBreaking: false }])
    expect(compareContracts(announced, {})).toEqual([{ call, change: 'is no longer answered', isBreaking: false }])
    expect(compareContracts(before, {})).toEqual([{ call, change: 'is no longer answered', isBreaking: true }])
    const sooner = { [call]: { ...before[call]!, until: '2027-01-31' } }
    expect(compareContracts(announced, sooner)).toMatchObject([{ isBreaking: true }])
  })
})

describe('a deprecated call', () => {
  const oldApi = {
    oldCall: endpoint({
      method: 'GET',
      path: '/test/old',
      summary: 'Test: an old call',
      access: 'anyone',
      query: z.object({ size: z.coerce.number().int().optional() }),
      response: z.object({ isFine: z.boolean() }),
      deprecated: { since: '2026-11-23', until: '2027-06-30', instead: 'GET /test/new' },
    }),
  }
  let app: TestApp
  beforeAll(async () => {
    const operations = routes(oldApi, { oldCall: async () => ({ isFine: true }) })
    app = await startTestApp({}, {}, ({ http, ctx, callerTools }) =>
      mount(http, ctx, operations, { callerOf: (request, reply) => callerOf(callerTools, request, reply), checkAnswers: true }),
    ) // prettier-ignore
  })
  afterAll(() => app.close())

  // 23 November 2026 and 30 June 2027, midnight in India, is half past six in the evening before in Greenwich.
  const headers = {
    deprecation: '@1795372200',
    sunset: 'Tue, 29 Jun 2027 18:30:00 GMT',
    link: '</api/docs/changes>; rel="deprecation"; type="text/html"',
  }

  it('says so with each answer, errors included', async () => {
    const fine = await app.inject({ url: '/api/test/old' })
    expect({ status: fine.statusCode, headers: fine.headers }).toMatchObject({ status: 200, headers })
    const refused = await app.inject({ url: '/api/test/old?size=many' })
    expect({ status: refused.statusCode, headers: refused.headers }).toMatchObject({ status: 400, headers })
  })

  it('leaves the other calls as they are', async () => {
    expect((await app.inject({ url: '/api/menu' })).headers).not.toHaveProperty('deprecation')
  })
})

it('shows programs what changed', async () => {
  const app = await startTestApp()
  const { statusCode, body } = await app.inject({ url: '/api/docs/changes' })
  expect(statusCode).toBe(200)
  expect(body).toContain('<li><code>GET /clients/v1/attendance</code> is new</li>')
  expect((await app.inject({ url: '/api/openapi.json' })).body).toContain('(/api/docs/changes)')
  await app.close()
})
