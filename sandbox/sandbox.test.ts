// The sandbox as a process: what it keeps, how it starts and how it stops.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBank, openShop } from './test/shop.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('after a restart', () => {
  it('orders, messages, knobs and what the shop was not yet told are still there', async () => {
    const dataFile = join(folder, 'sandbox.db')
    const before = await openBank({ dataFile })
    const orderId = await before.order()
    await before.json('POST', `/control/orders/${orderId}/approve`)
    await before.json('POST', '/knobs', { webhookCopies: 1, refundStatus: 'FAILURE' })
    const recipients = [{ mobiles: '919876543210', code: '482913', domain: 'x' }]
    await before.json(
      'POST',
      '/sms/api/v5/flow',
      { template_id: '1107170000000000011', recipients },
      { authkey: 'sandbox-sms-key' },
    )
    const read = await before.read(orderId)
    await before.close()

    const shop = await openShop()
    const after = await openBank({ dataFile, webhookUrl: shop.url, publicUrl: before.url })
    expect(await after.read(orderId)).toEqual(read)
    expect((await after.json('GET', '/outbox.json')).body).toMatchObject([{ code: '482913' }])
    expect((await after.json('GET', '/knobs.json')).body).toMatchObject({ refundStatus: 'FAILURE' })
    await expect.poll(() => shop.hits[0]?.event.content.order.order_id).toBe(orderId)
    await after.close()
    shop.close()
  })
})

describe('the process', () => {
  const start = (env: Record<string, string>) =>
    spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: { ...process.env, PORT: '0', SMTP_PORT: '0', ROOMS_PORT: '0', ...env },
    })

  it('says where it is, and stops when it is asked to', async () => {
    const child = start({ SANDBOX_PUBLIC_URL: 'https://bank.example' })
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    expect(String(line)).toBe('Sandbox bank and outbox: https://bank.example\n')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it.each(['PORT', 'SMTP_PORT', 'ROOMS_PORT'] as const)('says in one sentence that %s is in use', async (name) => {
    const bank = await openBank()
    const { port } = new URL({ PORT: bank.url, SMTP_PORT: bank.smtpUrl, ROOMS_PORT: bank.roomsUrl }[name])
    const child = start({ [name]: port })
    const [[line], [code]] = await Promise.all([once(child.stderr, 'data') as Promise<[Buffer]>, once(child, 'exit')])
    expect(String(line)).toBe(
      `Port ${port} is in use. Stop the other program or set PORT, SMTP_PORT or ROOMS_PORT of the sandbox to another number.\n`,
    )
    expect(code).toBe(1)
    await bank.close()
  })

  it('says in one sentence what is wrong with a setting', async () => {
    const child = start({ PORT: 'many' })
    const [line] = (await once(child.stderr, 'data')) as [Buffer]
    expect(String(line)).toBe('PORT must be a port, not "many".\n')
  })
})
