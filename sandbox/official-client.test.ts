// The proof that the sandbox is faithful: Juspay's official client for Node creates, pays, reads and refunds an order through
// it. That client reaches only https on port 443 and joins paths to the host, so it is given a front that speaks TLS there.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as forward } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localhostCertificate, type Certificate } from './test/certificate.ts'
import { openBank, type TestBank } from './test/shop.ts'

let bank: TestBank
let folder: string
let front: Server
let port: number
beforeAll(async () => {
  const certificate = localhostCertificate()
  bank = await openBank()
  folder = await mkdtemp(join(tmpdir(), 'client-'))
  await writeFile(join(folder, 'ca.pem'), certificate.cert)
  front = createFront(certificate)
  port = await listen(front, 443).catch(() => listen(front, 0))
})
afterAll(async () => {
  front.closeAllConnections()
  front.close()
  await bank.close()
  await rm(folder, { recursive: true })
})

/** TLS in front of the sandbox's API, which has a host of its own then. */
function createFront(certificate: Certificate): Server {
  return createServer(certificate, (request, reply) => {
    const { method, headers, url } = request
    const behind = forward(`${bank.url}/juspay${url}`, { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    request.pipe(behind)
  })
}

async function listen(server: Server, on: number): Promise<number> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(on, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port // it listens on a port
}

async function runOfficialClient(orderId: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'test/official-client.ts')], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
      TLS_PORT: String(port),
      ORDER_ID: orderId,
      CONTROL_URL: `${bank.url}/control/orders`,
    },
  })
  const [out, problems] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  if (out === '') throw new Error(problems)
  return JSON.parse(out) as Record<string, unknown>
}

describe('Juspay’s official client', () => {
  it('creates, pays, reads and refunds an order, and understands each refusal', async () => {
    const heard = await runOfficialClient('official1')
    expect(heard).toMatchObject({
      created: { order_id: 'official1', status: 'NEW', amount: 22_499.5, payment_links: { web: expect.any(String) } },
      paying: {
        status: 'PENDING_VBV',
        txn_id: 'kandil-official1-1',
        payment: { sdk_params: { amount: '22499.50', mcc: '8299' } },
      },
      waiting: { status: 'PENDING_VBV', status_id: 23 },
      paid: { status: 'CHARGED', status_id: 21, paid_amount: 22_499.5, payment_method_type: 'UPI' },
      refunded: { amount_refunded: 100, refunds: [{ unique_request_id: 'refund1', amount: 100, status: 'PENDING' }] },
      customer: { object_reference_id: 'asha', id: expect.stringMatching(/^cst_/) },
      known: { mobile_number: '9876543210' },
      refusals: [
        { name: 'InvalidRequestError', code: 'RESOURCE_NOT_FOUND' },
        { name: 'InvalidRequestError', code: 'INVALID_INPUT' },
        { name: 'InvalidRequestError', code: 'duplicate.call' },
        { name: 'AuthenticationError', code: 'UNAUTHORIZED' },
      ],
    })
  })
})
