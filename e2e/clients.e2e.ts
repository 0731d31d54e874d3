// A partner's program: it gets a key, reads its families' facts, and verifies a signed webhook by the documented lines.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { agree, comeToConsent } from './consent.ts'
import { addressOf, postToApi } from './family.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [OWNER] = DEMO_STAFF.emails

interface Verification {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly secret: string
}

async function documentedCheck(): Promise<(message: Verification) => boolean> {
  const page = readFileSync(join(import.meta.dirname, '../docs/outside-clients.md'), 'utf8')
  const [, lines = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? []
  const { isFromKandil } = (await import(`data:text/javascript,${encodeURIComponent(lines)}`)) as {
    isFromKandil: (message: Verification) => boolean
  }
  return isFromKandil
}

async function openReceiver() {
  const received: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer((request, reply) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      reply.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return { url: `http://127.0.0.1:${port}/hooks`, received, close: () => server.close() }
}

test('a partner’s program gets a key, calls, and verifies a signed webhook', async ({ browser, page, phone }) => {
  test.slow()
  const receiver = await openReceiver()
  const staff = await staffPage(browser, OWNER)
  await staff.goto('/console/organisations')
  await staff.getByRole('cell', { name: 'Sandbox partner' }).first().click()
  await staff.getByLabel('Name of the key').fill('Journey')
  await staff.getByRole('button', { name: 'Create key' }).click()
  const apiKey = (await staff.getByLabel('API key', { exact: true }).textContent())?.trim() ?? ''
  expect(apiKey).toMatch(/^kdl_/)
  await staff.getByLabel('Address', { exact: true }).fill(receiver.url)
  await staff.getByRole('button', { name: 'Create target' }).click()
  const secret = (await staff.getByLabel('signing secret', { exact: true }).textContent())?.trim() ?? ''
  await axe(staff)

  await comeToConsent(page, phone)
  await postToApi(page, '/partners/tagUser', { partnerCode: 'SANDBOX' })
  await page.goto('/me/consent')
  await expect(page.getByRole('heading', { name: 'You came through Sandbox partner' })).toBeVisible()
  await expect(page.getByText('It reads nothing about')).toBeVisible()
  await page.getByLabel('The learner’s name').fill('Tarini')
  await agree(page, phone, [/^Sharing with the school/])
  await page.goto('/plans?grade=9&board=cbse&target=school')
  const plan = new URL(
    (await page.getByRole('link', { name: /^Continue with/ }).getAttribute('href')) ?? '',
    page.url(),
  )
  const subscriptionPlanId = plan.searchParams.get('subscriptionPlanId')
  const { orderId } = await postToApi<{ orderId: string }>(page, '/dinero/payment/buyItems', { subscriptionPlanId, couponCode: 'SCHOLAR', billing: { pinCode: '411001' } }) // prettier-ignore

  const read = async (path: string) => {
    const reply = await page.request.get(addressOf(`/clients/v1${path}`), {
      headers: { authorization: `Bearer ${apiKey}` },
    })
    return reply.text()
  }
  expect(await read('/orders')).toContain(orderId)
  expect(await read('/enrolments')).not.toContain('Tarini')
  expect(await read('/learners')).toContain('Tarini')

  const paid = () => receiver.received.find(({ body }) => body.includes('"order.paid"') && body.includes(orderId))
  await expect.poll(() => paid() !== undefined, { timeout: 30_000 }).toBe(true)
  const isFromKandil = await documentedCheck()
  const { headers, body } = paid() ?? { headers: {}, body: '' }
  expect(isFromKandil({ headers, body, secret })).toBe(true)
  expect(isFromKandil({ headers, body: body.replace(orderId, 'ord1'), secret })).toBe(false)
  expect(body).not.toContain('Tarini')
  await staff.goto('/console/webhook-deliveries')
  await expect(staff.getByRole('cell', { name: 'Order paid' }).first()).toBeVisible()

  await page.goto('/me/consent')
  await page.getByRole('button', { name: 'End the link with Sandbox partner' }).click()
  await expect(page.getByText('The link is ended.')).toBeVisible()
  await axe(page)
  expect(await read('/orders')).not.toContain(orderId)
  receiver.close()
})
