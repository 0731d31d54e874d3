import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aTeacher } from '#server/modules/catalogue/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { aSolvedQuestion } from '../factory.ts'
import { linesOf } from './page-text.ts'

let app: TestApp
let documentId: string
let openId: string
beforeAll(async () => {
  app = await startTestApp()
  const { id: teacherId } = await aTeacher(app.ctx)
  const place = { board: 'cbse', grade: 10, subject: 'maths', chapter: 'Circles', sourceLine: 'Written for Kandil', licence: 'Kandil' } // prettier-ignore
  const stem = { en: 'How long is a circle of radius $\\frac{7}{2}$?' }
  documentId = await aSolvedQuestion(app.ctx, { ...place, slug: 'circle', stem, answer: { en: '22' }, steps: { en: '1. Take $2\\pi r$.' }, teacherId }) // prettier-ignore
  openId = await aSolvedQuestion(app.ctx, { ...place, slug: 'open', stem, answer: null, steps: null, teacherId: null })
})
afterAll(() => app.close())

const visitor = () => app.as({ kind: 'visitor' }).solvedPdf
const mailsTo = async (address: string) => {
  await app.runJobs()
  return app.sandbox.outbox(address)
}

describe('the PDF of a solved question', () => {
  it('is a PDF; a question without an answer has no PDF, and neither has anything else', async () => {
    const bytes = await visitor().getPdf({ documentId })
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-')
    for (const other of [openId, 'sol000000000000000000', 'art000000000000000000'])
      await expect(visitor().getPdf({ documentId: other })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })

  it('has headings, paragraphs, rows and formulae as a person would type them', () => {
    const html = '<h2 id="a">By <em>hand</em></h2><p>a &lt; b</p><table><tr><th>x</th><th>y</th></tr></table><ul><li>one</li></ul>'
    expect(linesOf(html)).toEqual([
      { kind: 'HEADING', text: 'By hand' },
      { kind: 'TEXT', text: 'a < b' },
      { kind: 'TEXT', text: 'x | y' },
      { kind: 'ITEM', text: 'one' },
    ])
  }) // prettier-ignore
})

describe('a PDF by mail', () => {
  it('is a link to confirm for a visitor, and holds nothing that the visitor wrote', async () => {
    expect(await visitor().sendSeoPdfByEmail({ documentId, email: 'asha@kandil.example' })).toEqual({ accepted: true })
    const [mail] = await mailsTo('asha@kandil.example')
    const [, token = ''] = /\/pdf\/confirm\/([\w.-]+)/.exec(mail?.text ?? '') ?? []
    expect(await visitor().confirmPdf({ token })).toEqual({ documentId })
    await expect(visitor().confirmPdf({ token: `${token}x` })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    app.moveClock(4 * DAY)
    await expect(visitor().confirmPdf({ token })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })

  it('goes to the address of the household’s account, and not to one that is typed in', async () => {
    const family = await aHousehold(app.ctx, { email: 'guardian@kandil.example' })
    await app.as(family).solvedPdf.sendSeoPdfByEmail({ documentId, email: 'other@kandil.example' })
    expect(await mailsTo('guardian@kandil.example')).toHaveLength(1)
    expect(await mailsTo('other@kandil.example')).toEqual([])
  })

  it('is answered the same for a household without an address', async () => {
    const family = await aHousehold(app.ctx)
    expect(await app.as(family).solvedPdf.sendSeoPdfByEmail({ documentId, email: 'nobody@kandil.example' })).toEqual({ accepted: true }) // prettier-ignore
    expect(await mailsTo('nobody@kandil.example')).toEqual([])
  })

  it('is sent five times a day to one address, and only of what is published', async () => {
    const ask = () => visitor().sendSeoPdfByEmail({ documentId, email: 'often@kandil.example' })
    for (let n = 0; n < 5; n += 1) await ask()
    await expect(ask()).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED' })
    await expect(visitor().sendSeoPdfByEmail({ documentId: openId, email: 'a@kandil.example' })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' }) // prettier-ignore
    const twoLines = 'a@kandil.example\nBcc: b@kandil.example'
    await expect(visitor().sendSeoPdfByEmail({ documentId, email: twoLines })).rejects.toMatchObject({ code: 'INVALID_INPUT' }) // prettier-ignore
  })
})
