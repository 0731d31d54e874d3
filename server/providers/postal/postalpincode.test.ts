import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestSandbox, type TestSandbox } from '#server/test/sandbox.ts'
import type { PostalPlace } from './port.ts'
import { postalPincode } from './postalpincode.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

/** A directory that answers just this. */
async function saying(text: string, status = 200): Promise<PostalPlace | undefined> {
  const server = createServer((_, reply) => reply.writeHead(status).end(text))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  try {
    return await postalPincode(`http://127.0.0.1:${port}`).find('411001')
  } finally {
    server.close()
  }
}

const office = {
  Name: 'Pune',
  BranchType: 'Head Post Office',
  Block: 'Pune City',
  District: 'Pune',
  State: 'Maharashtra',
}

describe('a PIN code at the postal service', () => {
  it('is found with its town, district and offices', async () => {
    expect(await postalPincode(`${sandbox.url}/postal`).find('411001')).toEqual({
      city: 'Pune City',
      district: 'Pune',
      postOffices: ['C D A (O)', 'Dr.B.A. Chowk', 'Ghorpuri Bazar', 'N.W. College', 'Pune'],
    })
  })

  it('that does not exist is undefined', async () => {
    expect(await postalPincode(`${sandbox.url}/postal`).find('999999')).toBeUndefined()
  })

  it('that reaches over a border lies where most of its offices are', async () => {
    const other = { ...office, Name: 'Daund', BranchType: 'Sub Post Office', Block: 'NA', District: 'Ahmednagar' }
    const offices = [other, office, { ...office, Name: 'Camp', BranchType: 'Sub Post Office' }]
    const text = JSON.stringify([{ Message: '', Status: 'Success', PostOffice: offices }])
    expect(await saying(text)).toMatchObject({ city: 'Pune City', district: 'Pune' })
  })

  it.each([
    ['is no JSON', '<html>', 200],
    ['has another shape', '[{"Status":"Success","PostOffice":[{"Name":1}]}]', 200],
    ['is a failure', '[{"Status":"Error","PostOffice":null}]', 503],
  ])('is not believed when what is said %s', async (_, text, status) => {
    await expect(saying(text, status)).rejects.toThrow(`the postal service answered ${status}, not as agreed`)
  })
})
