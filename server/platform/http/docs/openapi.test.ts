import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '#core/api.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { openApiOf, type OpenApi, type Readers } from './openapi.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

interface Operation {
  readonly 'x-access': string
  readonly description: string
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly example?: unknown }>> }>>
} // prettier-ignore

function operationsOf({ paths }: OpenApi): [path: string, Operation][] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation): [string, Operation] => [path, operation as Operation]),
  )
}

async function read(url: string, cookie?: string) {
  return app.inject({ url, ...(cookie && { cookie }) })
}

it('shows programmers every call of families and programs, and none of staff and teachers', async () => {
  const document = (await read('/api/openapi.json')).json<OpenApi>()
  const paths = Object.keys(document.paths)
  expect(paths).toEqual(expect.arrayContaining(['/dinero/coupons/checkValidity', '/clients/v1/orders']))
  expect(paths.filter((path) => /^\/(staff|teacher)\//.test(path))).toEqual([])
  expect(new Set(operationsOf(document).map(([, operation]) => operation['x-access'].split(':')[0]))).toEqual(
    new Set(['anyone', 'household', 'learner', 'client']),
  )
})

it('shows the calls of staff only to staff', async () => {
  const url = '/api/staff/openapi.json'
  expect((await read(url)).json()).toMatchObject({ errorCode: 'NOT_LOGGED_IN' })
  const family = await read(url, await app.cookieOf(await aHousehold(app.ctx)))
  expect([family.statusCode, family.body.includes('/staff/orders')]).toEqual([401, false])
  const staff = (await read(url, await app.cookieOf(clerk('stf000000000000000001')))).json<OpenApi>()
  expect(Object.keys(staff.paths)).toContain('/staff/orders')
  expect(staff.paths).not.toHaveProperty('/dinero/coupons/checkValidity')
})

it('names the things that programmers work with, and refers to them', () => {
  const { components, paths } = openApiOf(api, 'PROGRAMMERS')
  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining(['Order', 'Plan', 'Course', 'Teacher', 'Paise', 'Instant', 'ClientOrder', 'Error']),
  )
  expect(components.schemas['Paise']).toMatchObject({ type: 'integer', description: 'Whole paise: 100 are one rupee.' })
  const places = [...JSON.stringify({ paths, components }).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)]
  const missing = places.map(([, name = '']) => name).filter((name) => !(name in components.schemas))
  expect(missing).toEqual([])
  expect(places.length).toBeGreaterThan(500)
})

it('has an example of the answer of every call that a program makes', () => {
  const ofPrograms = operationsOf(openApiOf(api, 'PROGRAMMERS')).filter(([path]) => path.startsWith('/clients/v1/'))
  expect(ofPrograms.length).toBe(6)
  for (const [, { responses }] of ofPrograms)
    expect(responses['200']?.content?.['application/json']?.example).toBeDefined()
  const [, orders] = ofPrograms.find(([path]) => path === '/clients/v1/orders') ?? []
  expect(orders?.description).toBe('It needs a key with the scope orders.read.')
})

it('names the older address of a call in words, and serves it', async () => {
  const [, details] =
    operationsOf(openApiOf(api, 'PROGRAMMERS')).find(([path]) => path === '/payment/instrument-details/{gateway}') ?? []
  expect(details?.description).toContain('/payment/{gateway}/instrument-details')
  const [now, before] = [
    await read('/api/payment/instrument-details/juspay'),
    await read('/api/payment/juspay/instrument-details'),
  ]
  expect(now.statusCode).toBe(200)
  expect(before.json()).toEqual(now.json())
})

it.each<Readers>(['PROGRAMMERS', 'STAFF'])('is without fault by the strict rules of Redocly: %s', async (readers) => {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const found = await lintFromString({ source: JSON.stringify(openApiOf(api, readers)), config })
  expect(found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
})
