import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR } from '#core/kernel/time.ts'
import { CHANNELS, lintTemplate, type TemplateDraft } from '#core/modules/messages/template-lint.ts'
import { PUBLISHED } from '#core/taxonomy/page-path.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { sendMessage } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const staff = () => app.as(owner).staffTemplates

async function all() {
  const first = await staff().list({ size: 100 })
  const rest = Math.ceil(first.total / 100) - 1
  const pages = await Promise.all(
    Array.from({ length: rest }, (_, i) => staff().list({ size: 100, from: (i + 1) * 100 })),
  )
  return [first, ...pages].flatMap(({ data }) => data)
}

describe('the templates of a new installation', () => {
  it('pass the linter that staff’s own must pass', async () => {
    const faults = (await all()).flatMap((template) =>
      lintTemplate(template as TemplateDraft).map(({ field, text }) => `${template.id} ${field}: ${text}`),
    )
    expect(faults).toEqual([])
  })

  it('has every notice in every channel, in every language of our pages', async () => {
    const templates = await all()
    const notices = new Set(templates.filter(({ channel }) => channel === 'APP').map(({ key }) => key))
    const there = new Set(templates.map(({ id }) => id))
    const wanted = [...notices].flatMap((key) =>
      CHANNELS.filter((channel) => channel !== 'VOICE').flatMap((channel) =>
        PUBLISHED.map((lang) => `${key}.${channel}.${lang}`),
      ),
    )
    expect(wanted.length).toBeGreaterThan(300)
    // One goes by push only (learning reference, section 6), and one to the list of notices and by mail (L-98).
    const isElsewhere = (id: string) => /^webinar-starts\.|^partner-tagged\.(SMS|WHATSAPP)\./.test(id)
    expect(wanted.filter((id) => !there.has(id) && !isElsewhere(id))).toEqual([])
    const sent = new Set(templates.filter(({ channel }) => channel === 'SMS').map(({ key }) => key))
    // Codes are no notices, and two messages go only to numbers.
    expect([...sent].filter((key) => !notices.has(key)).toSorted()).toEqual([
      'desk-code',
      'otp',
      'payer-receipt',
      'phone-changed',
    ])
    const short = [...sent].flatMap((key) => PUBLISHED.map((lang) => `${key}.SMS.${lang}`))
    expect(short.filter((id) => !there.has(id))).toEqual([])
  })
})

describe('a template', () => {
  it('that operators would refuse is not saved, and every field gets its reason', async () => {
    const template = await staff().one({ id: 'enrolled.SMS.en' })
    const wrong = { ...template, header: 'KANDIL', body: `${template.body} www.kandil.example` }
    await expect(staff().update(wrong)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fieldErrors: {
        header: 'Enter six capital letters and -S.',
        body: 'Put the link into a variable of the type URL.',
      },
    })
    expect((await staff().one({ id: template.id })).version).toBe(template.version)
  })

  it('is found with its other languages', async () => {
    const { data } = await staff().list({ key: 'enrolled', channel: 'SMS', sort: 'lang' })
    expect(data.map(({ lang }) => lang)).toEqual(expect.arrayContaining(['en', 'hi']))
    expect(data.every(({ key }) => key === 'enrolled')).toBe(true)
  })
})

describe('a message', () => {
  const enrolled = {
    key: 'enrolled',
    channel: 'SMS' as const,
    lang: 'en' as const,
    subject: 'ord000000000000000001',
    values: { amount: '₹22,499', learner: 'Asha', course: 'Class 12 Pass JEE Main and Advanced', language: 'English', link: 'https://kandil.example/p' }, // prettier-ignore
  }

  it('has words that are too long cut, and arrives', async () => {
    await sendMessage(app.ctx, { ...enrolled, to: '+919812345601' })
    const [arrived] = await app.sandbox.outbox('+919812345601')
    expect(arrived?.text).toContain('Asha is enrolled in Class 12 Pass JEE Main and Ad…, taught in English.')
  })

  it('with half an address is not sent, and written down as failed', async () => {
    const link = `https://kandil.example/${'x'.repeat(200)}`
    const sending = sendMessage(app.ctx, { ...enrolled, to: '+919812345602', values: { ...enrolled.values, link } })
    await expect(sending).rejects.toThrow('the value of link does not fit')
    expect(await app.sandbox.outbox('+919812345602')).toEqual([])
    const { data } = await app.as(owner).staffSent.list({ subject: enrolled.subject, hasFailed: true })
    expect(data).toMatchObject([{ key: 'enrolled', channel: 'SMS', failure: 'Error' }])
  })

  it('that promotes something waits for the morning', async () => {
    await app.asOwner(`insert into messages.template (key, channel, lang, provider_template, category, body)
      values ('sale', 'SMS', 'en', '1107170000000000021', 'PROMOTIONAL', 'Paid courses are cheaper this week.')`)
    const sale = { key: 'sale', channel: 'SMS' as const, to: '+919812345603', lang: 'en' as const, values: {}, subject: 'x' } // prettier-ignore
    app.moveClock(4 * HOUR)
    await expect(sendMessage(app.ctx, sale)).rejects.toMatchObject({ name: 'QuietHours' })
    app.moveClock(-4 * HOUR)
  })
})
