import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { smtp } from '#server/providers/mail/smtp.ts'
import { openBank, type TestBank } from '../test/shop.ts'
import { SMS_TEMPLATES, WHATSAPP_TEMPLATES } from './templates/templates.ts'
import { VOICE_TEMPLATES } from './templates/voice-templates.ts'

let bank: TestBank
let app: TestApp
beforeAll(async () => {
  ;[bank, app] = await Promise.all([openBank(), startTestApp()])
})
afterAll(() => Promise.all([bank.close(), app.close()]))

describe('the SMS vendor', () => {
  const flow = (body: object, key = 'sandbox-sms-key') => bank.json('POST', '/sms/api/v5/flow', body, { authkey: key })
  const recipient = { mobiles: '919876543210', code: '482913', domain: 'localhost:3000' }
  const template_id = '1107170000000000011'

  it('sends a registered text with its variables', async () => {
    expect(await flow({ template_id, recipients: [recipient] })).toMatchObject({
      status: 200,
      body: { type: 'success', message: expect.stringMatching(/^[0-9a-f]{24}$/) },
    })
    const { body } = await bank.json('GET', '/outbox.json?to=98765%2043210')
    expect(body).toMatchObject([
      {
        channel: 'SMS',
        to: '+919876543210',
        code: '482913',
        text: expect.stringContaining('482913 is your Kandil code'),
      },
    ])
  })

  it.each([
    ['another key', [{ template_id, recipients: [recipient] }, 'other'], 401, { apiError: '201' }],
    ['an unregistered template', [{ template_id: '1', recipients: [recipient] }], 400, { message: 'Template ID Missing or Invalid Template' }],
    ['nobody to send to', [{ template_id, recipients: [] }], 400, { message: 'Mobile no. missing' }],
    ['a malformed number', [{ template_id, recipients: [{ ...recipient, mobiles: '12' }] }], 400, { code: '202' }],
    ['a variable left out', [{ template_id, recipients: [{ mobiles: '919876543210', code: '482913' }] }], 400, { message: 'Variable domain is missing' }],
  ] as const)('refuses %s', async (_, [body, key], status, answer) => {
    expect(await flow(body, key)).toMatchObject({ status, body: answer })
  }) // prettier-ignore

  it('has every text registered that the product sends', async () => {
    const rows = await app.ctx.db.selectFrom('messages.template').selectAll().where('channel', '=', 'SMS').execute()
    const sent = rows.map((row) => ({ id: row.provider_template, text: row.body.replace(/\{(\w+)\}/g, '##$1##') }))
    expect(SMS_TEMPLATES).toEqual(expect.arrayContaining(sent))
  })
})

describe('the vendor of calls', () => {
  const call = (but: object = {}, key = 'sandbox-voice-key') =>
    bank.json(
      'POST',
      '/voice/api/v5/voice/call/',
      {
        template: 'kandil_code_call_en', caller_id: '911140000000', client_number: '919876500001', CRQID: 'abc',
        variables: { code: { type: 'number', as_digits: true, value: '482913' } }, ...but,
      }, // prettier-ignore
      { authkey: key },
    )

  it('reads an approved text with its variables', async () => {
    expect(await call()).toMatchObject({ status: 200, body: { status: 'success' } })
    const { body } = await bank.json('GET', '/outbox.json?to=9876500001')
    expect(body).toMatchObject([
      {
        channel: 'VOICE', to: '+919876500001', from: '+911140000000', providerId: 'abc', code: '482913',
        text: 'Hello. Your Kandil code is 482913. Once more: 482913. Do not share it with anyone.',
      },
    ]) // prettier-ignore
  })

  it.each([
    ['another key', [{}, 'other'], 401],
    ['a template that was not approved', [{ template: 'other' }], 400],
    ['a number that was not checked as the caller', [{ caller_id: '911140000001' }], 400],
    ['a malformed number', [{ client_number: '12' }], 400],
    ['a variable left out', [{ variables: {} }], 400],
  ] as const)('refuses %s', async (_, [but, key], status) => {
    expect(await call(but, key)).toMatchObject({ status, body: { status: 'fail' } })
  })

  it('has every text approved that the product has read', async () => {
    const rows = await app.ctx.db.selectFrom('messages.template').selectAll().where('channel', '=', 'VOICE').execute()
    const read = rows.map((row) => ({ name: row.provider_template, text: row.body.replace(/\{(\w+)\}/g, '##$1##') }))
    expect(read).toHaveLength(4)
    expect(VOICE_TEMPLATES).toEqual(expect.arrayContaining(read))
  })
})

describe('WhatsApp', () => {
  const send = (but: object = {}, template: object = {}, path = '100000000000001', token = 'sandbox-whatsapp-token') =>
    bank.json(
      'POST',
      `/whatsapp/v23.0/${path}/messages`,
      {
        messaging_product: 'whatsapp', to: '919876543210', type: 'template',
        template: {
          name: 'kandil_otp', language: { code: 'en' },
          components: [
            { type: 'body', parameters: [{ type: 'text', text: '482913' }] },
            { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: '482913' }] },
          ],
          ...template,
        },
        ...but,
      },
      { authorization: `Bearer ${token}` },
    ) // prettier-ignore

  it('sends an approved template', async () => {
    expect(await send()).toMatchObject({ status: 200, body: { messages: [{ id: expect.stringMatching(/^wamid\./) }] } })
    expect((await bank.json('GET', '/outbox.json?to=9876543210')).body).toMatchObject([
      { channel: 'WHATSAPP', code: '482913' },
      {},
    ])
  })

  it('refuses what Meta would', async () => {
    expect(await send({}, {}, '100000000000001', 'other')).toMatchObject({
      status: 401,
      body: { error: { code: 190 } },
    })
    expect(await send({}, {}, '7')).toMatchObject({ status: 400, body: { error: { code: 100 } } })
    expect(await send({}, { language: { code: 'fr' } })).toMatchObject({
      status: 404,
      body: { error: { code: 132_001 } },
    })
    expect(await send({}, { components: [] })).toMatchObject({ status: 400, body: { error: { code: 132_000 } } })
    const noButton = [{ type: 'body', parameters: [{ type: 'text', text: '482913' }] }]
    expect(await send({}, { components: noButton })).toMatchObject({ status: 400, body: { error: { code: 131_008 } } })
    expect(await send({ to: 'asha' })).toMatchObject({ status: 400, body: { error: { code: 131_009 } } })
  })

  it('has every template approved that the product sends', async () => {
    const rows = await app.ctx.db
      .selectFrom('messages.template')
      .selectAll()
      .where('channel', '=', 'WHATSAPP')
      .execute()
    for (const row of rows) {
      let n = 0
      const text = row.body.replace(/\{(\w+)\}/g, () => `{{${(n += 1)}}}`)
      expect(WHATSAPP_TEMPLATES).toContainEqual(
        expect.objectContaining({ name: row.provider_template, language: row.lang, text }),
      )
    }
  })
})

describe('the mail server', () => {
  it('keeps a mail, both its texts, and shows it without running anything in it', async () => {
    const mail = { to: 'asha@example.in', subject: 'Your receipt · ₹999', html: '<h1>Paid</h1>', text: 'Paid' }
    await smtp({ url: bank.smtpUrl, from: 'Kandil <care@kandil.example>' }).send(mail)
    const { body } = await bank.json<{ id: string }[]>('GET', '/outbox.json?to=ASHA@example.in')
    expect(body).toMatchObject([
      { channel: 'MAIL', from: 'care@kandil.example', subject: mail.subject, text: 'Paid', html: '<h1>Paid</h1>' },
    ])
    const reply = await fetch(`${bank.url}/outbox/${body[0]?.id}`)
    expect(reply.headers.get('content-security-policy')).toContain('sandbox')
  })
})

describe('the outbox', () => {
  it('shows the code large, newest first, of one recipient only', async () => {
    const { text } = await bank.page('/outbox?to=9876543210')
    expect(text).toContain('<p class="code">482913</p>')
    expect(text).not.toContain('asha@example.in')
  })

  it('can be emptied', async () => {
    await bank.json('DELETE', '/outbox.json')
    expect((await bank.json('GET', '/outbox.json')).body).toEqual([])
  })
})
