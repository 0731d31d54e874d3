import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR, later } from '#core/kernel/time.ts'
import { BoardKey, TargetKey } from '#core/taxonomy/schemas.ts'
import { owner } from '#server/test/staff/clerk.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { aCampaign, aPolicy } from './factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const cbse = BoardKey.parse('cbse')
const school = TargetKey.parse('school')
const visitor = () => app.as({ kind: 'visitor' })

describe('a campaign page', () => {
  it('is answered in the reader’s language, section by section', async () => {
    const { slug } = await aCampaign(app.ctx)
    expect(await visitor().content.getCampaign({ slug, lang: 'hi' })).toEqual({
      slug,
      title: { text: 'बोर्ड के लिए तैयार', lang: 'hi' },
      description: { text: 'Twelve weeks, one plan.', lang: 'en' },
      sections: [
        { kind: 'TEXT', title: { text: 'कैसे', lang: 'hi' }, paragraphs: [{ text: 'Week by week.', lang: 'en' }] },
      ],
      endsAt: null,
    })
  })

  it('may have a section of every kind', async () => {
    const title = { en: 'Part' }
    const { slug, sections } = await aCampaign(app.ctx, {
      sections: [
        { kind: 'HERO', title, text: title, label: title, redirectionUrl: '/plans' },
        { kind: 'TEXT', title, paragraphs: [title] },
        { kind: 'POINTS', title, points: [{ title, text: title }] },
        { kind: 'COURSES', title, grade: 10, board: cbse, target: school },
        { kind: 'COURSES', title, grade: 11, stream: 'SCIENCE', board: cbse, target: school },
        { kind: 'COURSES', title, grade: 10, board: cbse, target: school, courseKind: 'REVISION' },
        { kind: 'FREE_CLASSES', title, grade: null },
        { kind: 'CLAIMS', title },
        { kind: 'TESTIMONIALS', title },
        { kind: 'QUESTIONS', title },
      ],
    })
    const kinds = (list: readonly { kind: string }[]) => list.map(({ kind }) => kind)
    expect(kinds((await visitor().content.getCampaign({ slug })).sections)).toEqual(kinds(sections))
    const { data } = await app.as(owner).staffCampaigns.list({ q: slug })
    expect(data[0]?.sections).toEqual(sections)
  })

  it('is shown from its first moment to its last, and not at all as a draft', async () => {
    const draft = await aCampaign(app.ctx, { entityState: 'DRAFT' })
    const early = await aCampaign(app.ctx, { startsAt: later(app.now(), 1) })
    const late = await aCampaign(app.ctx, { endsAt: app.now() })
    for (const { slug } of [draft, early, late, { slug: 'no-such-page' }])
      await expect(visitor().content.getCampaign({ slug })).rejects.toMatchObject({
        code: 'NOT_FOUND_ERROR',
        status: 404,
      })
    app.moveClock(1)
    expect((await visitor().content.getCampaign({ slug: early.slug })).slug).toBe(early.slug)
  })

  it('follows at once when staff change it', async () => {
    const { staffCampaigns } = app.as(owner)
    const title = { en: 'First' }
    const sections = [{ kind: 'POINTS' as const, title, points: [{ title, text: { en: 'One' } }] }]
    const draft = { slug: 'boards', title, description: title, sections, startsAt: app.now(), endsAt: null }
    const made = await staffCampaigns.create({ ...draft, entityState: 'ACTIVE' })
    const titleOf = async () => (await visitor().content.getCampaign({ slug: 'boards' })).title.text
    await expect.poll(titleOf).toBe('First')
    const { id, version } = made
    await staffCampaigns.update({ ...draft, id, version, title: { en: 'Second' }, entityState: 'ACTIVE' })
    await expect.poll(titleOf).toBe('Second')
  })

  it('leads nowhere but to our pages and to https', async () => {
    const title = { en: 'Sale' }
    const hero = { kind: 'HERO' as const, title, text: title, label: title }
    for (const redirectionUrl of ['//evil.example', 'javascript:alert(1)', '/\\evil.example', 'http://a.example']) {
      const made = app.as(owner).staffCampaigns.create({
        slug: 'sale',
        title,
        description: title,
        sections: [{ ...hero, redirectionUrl }],
        startsAt: app.now(),
        endsAt: null,
        entityState: 'DRAFT',
      })
      await expect(made).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
  })
})

describe('the history of a policy', () => {
  it('is every version that was ever in force, the one in force first', async () => {
    await aPolicy(app.ctx, { kind: 'TERMS', version: '2026-11', publishedAt: app.now() })
    await aPolicy(app.ctx, { kind: 'TERMS', version: '2027-01', publishedAt: later(app.now(), HOUR) })
    const versions = await visitor().content.getPolicyVersions({ kind: 'TERMS', lang: 'hi' })
    expect(versions.map(({ version }) => version)).toEqual(['2026-11', '2026-04'])
    expect(versions[1]).toMatchObject({ title: { text: 'उपयोग की शर्तें', lang: 'hi' } })
  })
})
