// Campaigns: one offer to many households.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR, MINUTE, SECOND } from '#core/kernel/time.ts'
import { MOST_WITHOUT_APPROVAL } from '#core/modules/campaigns/campaign-terms.ts'
import { aHousehold, type AHousehold } from '#server/modules/accounts/factory.ts'
import { someConsents } from '#server/modules/consent/factory.ts'
import { startTestApp, START, type TestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'

const maker = clerk('stf000000000000000081', 'campaigns.view', 'campaigns.edit', 'campaigns.approve')
const checker = clerk('stf000000000000000082', 'campaigns.view', 'campaigns.approve')

/** Saturday, 11:00. The clock of this file never goes back: the pace of campaigns would not. */
const MORNING = START - 7 * HOUR

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  app.moveClock(MORNING - app.now())
})
afterAll(() => app.close())

/** A session of staff ends after some hours: the last test needs another one. */
let member = maker
const staff = () => app.as(member)
/** A state of its own for each test's families. */
let states = 0
const aState = () => String((states += 1) + 40)

interface FamilyChoices {
  readonly stateCode: string
  readonly offers?: readonly ('SMS' | 'WHATSAPP')[]
  readonly mayCall?: boolean
  readonly lang?: 'en' | 'hi' | 'ta'
  readonly hasConsent?: boolean
  readonly grade?: number
}

async function aFamily({ stateCode, offers = ['SMS'], mayCall = true, lang = 'en', hasConsent = true, grade = 11 }: FamilyChoices): Promise<AHousehold> {
  const home = await aHousehold(app.ctx, { hasConsent, birthYear: 2011, heldBy: 'PARENT', stateCode: stateCode as never, grade }) // not the code of a real state
  await someConsents(app.ctx, { ...home, purposes: ['WHATSAPP', 'PARENT_MARKETING'] })
  const channels = { PAYMENTS: ['SMS' as const], CLASSES: ['SMS' as const], REPORTS: [], OFFERS: [...offers] }
  await app.as(home).profiles.setPreferences({ channels, quietFrom: 1260, quietTill: 480, mayCall, lang })
  return home
} // prettier-ignore

const draftFor = (stateCode: string, but: object = {}) =>
  ({
    name: 'Optics in December',
    type: 'course-begins',
    values: [
      { name: 'course', text: { en: 'Optics', hi: 'प्रकाशिकी' } },
      { name: 'date', text: { en: '5 December' } },
    ],
    link: '/plans',
    channels: ['SMS', 'WHATSAPP'],
    audience: { grades: [], boards: [], stateCodes: [stateCode], enrolment: 'ANY', bundleIds: [] },
    ...but,
  }) as never

const aCampaign = (stateCode: string, but: object = {}) =>
  staff().staffMessageCampaigns.create(draftFor(stateCode, but))
const start = (id: string) => staff().staffCampaignActions.startCampaign({ id, reason: 'The course is new' })
const report = (id: string) => staff().staffCampaignActions.getCampaignReport({ id })
async function passSeconds(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await app.runJobs()
    app.moveClock(SECOND)
  }
  await app.runJobs()
}
const offersTo = async ({ phone }: Pick<AHousehold, 'phone'>) =>
  (await app.sandbox.outbox(phone)).filter(({ text }) => text.includes('Optics') || text.includes('प्रकाशिकी'))

describe('a campaign', () => {
  it('reaches families that agreed to offers, by the channels and in the language they chose, and no others', async () => {
    const stateCode = aState()
    const bySms = await aFamily({ stateCode })
    const inHindi = await aFamily({ stateCode, offers: ['WHATSAPP'], lang: 'hi' })
    const calledNever = await aFamily({ stateCode, mayCall: false })
    const off = await aFamily({ stateCode, offers: [] })
    const child = await aFamily({ stateCode, hasConsent: false })
    const withdrawn = await aFamily({ stateCode })
    await app.as(withdrawn).consent.withdrawConsent({ purposes: ['PARENT_MARKETING'] })
    const elsewhere = await aFamily({ stateCode: aState() })
    const { id } = await aCampaign(stateCode)
    const suppressed = [
      { reason: 'DO_NOT_CALL', count: 1 },
      { reason: 'OFF', count: 1 },
      { reason: 'CHILD_MODE', count: 1 },
      { reason: 'NO_CONSENT', count: 1 },
    ]
    const tried = await staff().staffCampaignActions.dryRunCampaign({ id })
    expect(tried).toMatchObject({ matched: 6, recipients: 2 })
    expect(tried.messages).toEqual([
      { channel: 'SMS', lang: 'en', count: 1 },
      { channel: 'WHATSAPP', lang: 'hi', count: 1 },
    ])
    expect(new Set(tried.suppressed)).toEqual(new Set(suppressed))
    // One SMS of one part (18 paise) and one WhatsApp message (86.31 paise): 104.31 paise, rounded up.
    expect(tried.cost).toBe(105)
    expect(await offersTo(bySms)).toEqual([])

    expect(await start(id)).toEqual({ status: 'SENDING', recipients: 2 })
    await passSeconds(2)
    expect((await offersTo(bySms)).map(({ channel, text }) => [channel, text.split(' Plan')[0]])).toEqual([
      ['SMS', 'A new Kandil course begins on 5 December: Optics.'],
    ])
    expect((await offersTo(inHindi)).map(({ channel, text }) => [channel, text.includes('प्रकाशिकी')])).toEqual([
      ['WHATSAPP', true],
    ])
    for (const other of [calledNever, off, child, withdrawn, elsewhere]) {
      expect(await offersTo(other)).toEqual([])
      expect((await app.as(other).notices.listNotices({})).notices).toEqual([])
    }
    const done = await report(id)
    expect(done).toMatchObject({ matched: 6, recipients: 2, waiting: 0 })
    expect(new Set(done.suppressed)).toEqual(new Set(suppressed))
    expect(done.channels).toMatchObject([
      { channel: 'SMS', planned: 0, sent: 1, dropped: [] },
      { channel: 'WHATSAPP', planned: 0, sent: 1, dropped: [] },
    ])
    expect(await staff().staffMessageCampaigns.one({ id })).toMatchObject({ status: 'DONE' })
  })

  it('is a third offer of the week to nobody', async () => {
    const stateCode = aState()
    const home = await aFamily({ stateCode })
    for (let no = 1; no <= 2; no += 1) {
      await start((await aCampaign(stateCode)).id)
      await passSeconds(2)
    }
    const third = await aCampaign(stateCode)
    expect(await staff().staffCampaignActions.dryRunCampaign({ id: third.id })).toMatchObject({
      recipients: 0,
      suppressed: [{ reason: 'TOO_MANY_OFFERS', count: 1 }],
    })
    await expect(start(third.id)).rejects.toMatchObject({ code: 'CAMPAIGN_WITHOUT_RECIPIENTS' })
    expect(await offersTo(home)).toHaveLength(2)
  })

  it('asks again when a family’s turn has come: one that wrote off offers meanwhile gets nothing', async () => {
    const stateCode = aState()
    const [home, other] = [await aFamily({ stateCode }), await aFamily({ stateCode })]
    const { id } = await aCampaign(stateCode)
    await start(id)
    await app.as(home).consent.withdrawConsent({ purposes: ['PARENT_MARKETING'] })
    await passSeconds(2)
    expect([(await offersTo(home)).length, (await offersTo(other)).length]).toEqual([0, 1])
    expect(await report(id)).toMatchObject({ recipients: 1, suppressed: [{ reason: 'NO_CONSENT', count: 1 }] })
  })

  it('leaves at most 50 messages a second, however many processes send', async () => {
    const stateCode = aState()
    const homes = await Promise.all(Array.from({ length: 120 }, () => aFamily({ stateCode })))
    const { id } = await aCampaign(stateCode)
    await start(id)
    const sent: number[] = []
    for (let second = 0; second < 4; second += 1) {
      await Promise.all([app.runJobs(), app.runJob('campaigns.send-batch'), app.runJob('campaigns.send-batch')])
      await app.runJobs()
      sent.push((await report(id)).channels[0]?.sent ?? 0)
      app.moveClock(SECOND)
    }
    expect(sent).toEqual([50, 100, 120, 120])
    for (const home of homes) expect(await offersTo(home)).toHaveLength(1)
  })

  it('that is stopped half-way sends nothing more, and says whom it did not reach', async () => {
    const stateCode = aState()
    await Promise.all(Array.from({ length: 120 }, () => aFamily({ stateCode })))
    const { id } = await aCampaign(stateCode)
    await start(id)
    await app.runJob('campaigns.send-batch')
    // The first 50 have their notice; no message has left yet.
    expect(await staff().staffCampaignActions.stopCampaign({ id, reason: 'A wrong date' })).toEqual({ status: 'STOPPED' }) // prettier-ignore
    await passSeconds(4)
    const stopped = await report(id)
    expect(stopped).toMatchObject({ matched: 120, recipients: 50, waiting: 0, suppressed: [{ reason: 'STOPPED', count: 70 }] }) // prettier-ignore
    expect(stopped.channels[0]).toMatchObject({ sent: 0, planned: 0 })
    const again = staff().staffCampaignActions.stopCampaign({ id })
    await expect(again).rejects.toMatchObject({ code: 'CAMPAIGN_NOT_RUNNING' })
  })

  it('that is stopped while its messages wait for the morning drops them', async () => {
    const stateCode = aState()
    const home = await aFamily({ stateCode })
    const quiet = { channels: { PAYMENTS: ['SMS' as const], CLASSES: [], REPORTS: [], OFFERS: ['SMS' as const] }, quietFrom: 0, quietTill: 690, mayCall: true, lang: null } // prettier-ignore
    await app.as(home).profiles.setPreferences(quiet)
    const { id } = await aCampaign(stateCode)
    await start(id)
    await passSeconds(2)
    expect((await report(id)).channels[0]).toMatchObject({ planned: 1, sent: 0 })
    await staff().staffCampaignActions.stopCampaign({ id })
    app.moveClock(30 * MINUTE)
    await app.runJobs()
    expect((await report(id)).channels[0]).toMatchObject({
      planned: 0,
      sent: 0,
      dropped: [{ reason: 'CANCELLED', count: 1 }],
    })
    expect(await offersTo(home)).toEqual([])
  })

  it.each<[string, object, string]>([
    ['a template that does not exist', { type: 'no-such-text' }, 'CAMPAIGN_WITHOUT_TEXT'],
    ['a template without a text for its channel', { type: 'course-begins', channels: ['MAIL', 'SMS'], values: [] }, 'CAMPAIGN_VALUE_MISSING'], // prettier-ignore
    ['a template that is not registered as an offer', { type: 'class-soon', channels: ['SMS'] }, 'CAMPAIGN_TEXT_NOT_AN_OFFER'], // prettier-ignore
    ['a link that is too long', { link: `/${'a'.repeat(250)}` }, 'CAMPAIGN_VALUE_DOES_NOT_FIT'],
    ['a placeholder without a value', { values: [{ name: 'course', text: { en: 'Optics' } }] }, 'CAMPAIGN_VALUE_MISSING'], // prettier-ignore
  ])('with %s is neither counted nor started', async (_, but, code) => {
    const { id } = await aCampaign(aState(), but)
    await expect(staff().staffCampaignActions.dryRunCampaign({ id })).rejects.toMatchObject({ code })
    await expect(start(id)).rejects.toMatchObject({ code })
  })

  it('is not changed once it was started', async () => {
    const stateCode = aState()
    await aFamily({ stateCode })
    const { id } = await aCampaign(stateCode)
    await start(id)
    const { version } = await staff().staffMessageCampaigns.one({ id })
    const change = staff().staffMessageCampaigns.update({
      ...(draftFor(stateCode, { link: '/courses' }) as object),
      id,
      version,
    } as never)
    await expect(change).rejects.toMatchObject({ code: 'CAMPAIGN_STARTED' })
    await expect(start(id)).rejects.toMatchObject({ code: 'CAMPAIGN_STARTED' })
    await app.runJobs()
  })
})

describe('a campaign to more than 1,000 households', () => {
  /** Families as the campaign finds them, written at once. */
  async function manyFamilies(stateCode: string, count: number) {
    await app.asOwner(`
      with made as (
        insert into accounts.account (id, phone, state_code, created_at)
        select 'acc${stateCode}' || lpad(n::text, 16, '0'), '+9177' || '${stateCode}' || lpad(n::text, 6, '0'), '${stateCode}', now()
        from generate_series(1, ${count}) n returning id
      ), taught as (
        insert into accounts.learner (id, account_id, grade, birth_year, consented_at, created_at)
        select 'lrn' || substr(id, 4), id, 11, 2011, now(), now() from made returning id, account_id
      ), agreed as (
        insert into consent.entry (id, learner_id, account_id, purpose, given, notice_version, lang, method, at)
        select 'con' || substr(id, 4), id, account_id, 'PARENT_MARKETING', true, 1, 'en', 'DECLARATION', now() from taught
      )
      insert into profiles.notification_preference (account_id, channels, quiet_from, quiet_till, may_call, updated_at)
      select id, '{"PAYMENTS": ["SMS"], "CLASSES": [], "REPORTS": [], "OFFERS": ["SMS"]}', 1260, 480, true, now() from made`)
  }

  it('needs a second person, and is a draft again when that one refuses', async () => {
    const stateCode = aState()
    await manyFamilies(stateCode, MOST_WITHOUT_APPROVAL + 1)
    const { id } = await aCampaign(stateCode)
    expect(await start(id)).toEqual({ status: 'WAITING', recipients: 1_001 })
    await passSeconds(1)
    expect((await report(id)).channels[0]).toMatchObject({ sent: 0, planned: 0 })
    const waiting = async () => {
      const { data } = await app.as(checker).staffCampaignApprovals.list({ status: 'WAITING' })
      return data.find(({ campaignId }) => campaignId === id)
    }
    const asked = await waiting()
    expect(asked).toMatchObject({ families: 1_001, reason: 'The course is new', askedBy: maker.staffId })
    const decide = (who: typeof maker, approvalId: string, isApproved: boolean) =>
      app.as(who).staffCampaignActions.decideCampaign({
        id: approvalId,
        isApproved,
        ...(!isApproved && { note: 'Not for this reason.' }),
      })
    await expect(decide(maker, asked?.id ?? '', true)).rejects.toMatchObject({ code: 'OWN_CAMPAIGN' })
    await decide(checker, asked?.id ?? '', false)
    expect(await staff().staffMessageCampaigns.one({ id })).toMatchObject({ status: 'DRAFT' })
    await start(id)
    const second = await waiting()
    await decide(checker, second?.id ?? '', true)
    await expect(decide(checker, second?.id ?? '', true)).rejects.toMatchObject({ code: 'CAMPAIGN_DECIDED' })
    await passSeconds(1)
    await staff().staffCampaignActions.stopCampaign({ id })
    await passSeconds(1)
    const { channels, suppressed } = await report(id)
    const sent = channels[0]?.sent ?? 0
    expect(sent).toBeGreaterThan(0)
    expect(sent).toBeLessThanOrEqual(100)
    expect(suppressed).toEqual([{ reason: 'STOPPED', count: 1_001 - sent }])
  })

  it('is approved by nobody who has written any of it, though another person asked for it', async () => {
    const stateCode = aState()
    await manyFamilies(stateCode, MOST_WITHOUT_APPROVAL + 1)
    const writer = clerk('stf000000000000000083', ...maker.scopes)
    const asker = clerk('stf000000000000000084', ...maker.scopes)
    const { id, version } = await aCampaign(stateCode)
    const changed = { ...(draftFor(stateCode, { link: '/courses' }) as object), id, version }
    await app.as(writer).staffMessageCampaigns.update(changed as never) // a draft, as draftFor makes it
    const ask = async () => {
      await app.as(asker).staffCampaignActions.startCampaign({ id, reason: 'The course is new' })
      const { data } = await app.as(checker).staffCampaignApprovals.list({ status: 'WAITING' })
      return data.find(({ campaignId }) => campaignId === id)?.id ?? ''
    }
    const decide = (who: typeof maker, approvalId: string, isApproved = true) =>
      app.as(who).staffCampaignActions.decideCampaign({ id: approvalId, isApproved, note: 'Not for this reason.' })
    const first = await ask()
    const { writtenBy } = await app.as(checker).staffCampaignApprovals.one({ id: first })
    expect(writtenBy.toSorted()).toEqual([maker.staffId, writer.staffId])
    for (const author of [maker, writer, asker])
      await expect(decide(author, first)).rejects.toMatchObject({ code: 'OWN_CAMPAIGN' })
    await decide(checker, first, false)
    // A draft that was refused keeps its authors.
    const second = await ask()
    for (const author of [maker, writer])
      await expect(decide(author, second)).rejects.toMatchObject({ code: 'OWN_CAMPAIGN' })
    expect(await decide(checker, second)).toEqual({ status: 'APPROVED' })
    await staff().staffCampaignActions.stopCampaign({ id })
  })

  it('of exactly 1,000 needs none', async () => {
    const stateCode = aState()
    await manyFamilies(stateCode, MOST_WITHOUT_APPROVAL)
    const { id } = await aCampaign(stateCode)
    expect(await start(id)).toEqual({ status: 'SENDING', recipients: 1_000 })
    await staff().staffCampaignActions.stopCampaign({ id })
  })
})

describe('the price of messages', () => {
  it('is changed by staff, and estimates follow it', async () => {
    const stateCode = aState()
    await aFamily({ stateCode, offers: ['WHATSAPP'] })
    const { data } = await staff().staffMessageRates.list({})
    const rate = data.find(({ channel }) => channel === 'WHATSAPP')
    const { id } = await aCampaign(stateCode)
    await staff().staffMessageRates.update({ id: 'WHATSAPP', version: rate?.version ?? '', perThousand: 90_000 as never }) // prettier-ignore
    expect(await staff().staffCampaignActions.dryRunCampaign({ id })).toMatchObject({ cost: 90 })
  })
})

it('a campaign by SMS waits for the law’s hours', async () => {
  const stateCode = aState()
  const home = await aFamily({ stateCode })
  app.moveClock(START + 4 * HOUR - app.now()) // 22:00
  member = clerk('stf000000000000000083', 'campaigns.view', 'campaigns.edit')
  const { id } = await aCampaign(stateCode)
  await start(id)
  await passSeconds(2)
  expect([(await report(id)).waiting, await offersTo(home)]).toEqual([1, []])
  app.moveClock(12 * HOUR + MINUTE) // 10:01
  await passSeconds(2)
  expect(await offersTo(home)).toHaveLength(1)
})
