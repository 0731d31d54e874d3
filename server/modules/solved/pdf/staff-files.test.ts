// PDFs in other languages, as staff upload and approve them and as readers get them.
import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '#core/kernel/time.ts'
import { aHousehold } from '#server/modules/accounts/factory.ts'
import { aTeacher } from '#server/modules/catalogue/factory.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { aSolvedQuestion } from '../factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let made = 0
async function aDocument(): Promise<string> {
  const { id: teacherId } = await aTeacher(app.ctx)
  const place = { board: 'cbse', grade: 10, subject: 'maths', chapter: 'Circles', sourceLine: 'Written for Kandil', licence: 'Kandil' } // prettier-ignore
  return aSolvedQuestion(app.ctx, { ...place, slug: `circle-${(made += 1)}`, stem: { en: 'How long is it?' }, answer: { en: '22' }, steps: { en: 'Measure.' }, teacherId }) // prettier-ignore
}

const EDITOR = 'stf000000000000000001'
const REVIEWER = 'stf000000000000000002'
const staff = (staffId = EDITOR, scopes: readonly string[] = ['articles.view', 'articles.edit']) =>
  app.as({ kind: 'staff', staffId, scopes }).staffPdfs
const reviewer = (staffId = REVIEWER) => staff(staffId, ['articles.view', 'articles.approve'])
const visitor = () => app.as({ kind: 'visitor' }).solvedPdf
const pdfOf = (words: string) => new TextEncoder().encode(`%PDF-1.7\n${words}\n%%EOF\n`)
const wordsOf = async (documentId: string, lang: 'en' | 'hi' | 'ta') =>
  Buffer.from(await visitor().getPdf({ documentId, lang })).toString()

async function upload(documentId: string, bytes: Uint8Array<ArrayBuffer>, lang: 'en' | 'hi' | 'ta' = 'ta') {
  const sha256 = hash('sha256', bytes, 'hex')
  const { key, url, headers } = await staff().askPdf({ documentId, bytes: bytes.length, sha256 })
  await fetch(new URL(url, app.url), { method: 'PUT', headers, body: bytes })
  return staff().keepPdf({ documentId, key, lang })
}

async function inUse(documentId: string, words: string, lang: 'en' | 'hi' | 'ta' = 'ta') {
  const { files } = await upload(documentId, pdfOf(words), lang)
  const pdfId = files.find((file) => file.lang === lang && !file.isInUse)?.id ?? ''
  await reviewer().approvePdf({ pdfId })
  return pdfId
}

describe('a PDF that staff upload', () => {
  it('is read in its language once another person has approved it; other languages stay in English', async () => {
    const documentId = await aDocument()
    const { files } = await upload(documentId, pdfOf('தமிழ்'))
    expect(files).toMatchObject([{ lang: 'ta', isInUse: false, uploadedBy: EDITOR, isOlderThanPage: false }])
    expect(await wordsOf(documentId, 'ta')).not.toContain('தமிழ்')
    expect(await visitor().listPdfLanguages({ documentId })).toEqual({ languages: ['en'] })
    const pdfId = files[0]?.id ?? ''
    await expect(reviewer(EDITOR).approvePdf({ pdfId })).rejects.toMatchObject({ code: 'OWN_PDF' })
    await expect(staff().approvePdf({ pdfId })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    expect((await reviewer().approvePdf({ pdfId })).files).toMatchObject([{ lang: 'ta', isInUse: true }])
    expect(await wordsOf(documentId, 'ta')).toContain('தமிழ்')
    expect(await wordsOf(documentId, 'hi')).not.toContain('தமிழ்')
    expect(await visitor().listPdfLanguages({ documentId })).toEqual({ languages: ['en', 'ta'] })
  })

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
    ['words', new TextEncoder().encode('a page of words')],
    ['a PDF that was cut off', new TextEncoder().encode('%PDF-1.7\nthe first half')],
  ])('is refused when it is %s', async (_, bytes) => {
    await expect(upload(await aDocument(), bytes)).rejects.toMatchObject({ code: 'NOT_A_PDF' })
  })

  it('belongs to its own document, and to one that exists', async () => {
    const [documentId, other] = [await aDocument(), await aDocument()]
    const sha256 = '0'.repeat(64)
    const { key } = await staff().askPdf({ documentId: other, bytes: 9, sha256 })
    await expect(staff().keepPdf({ documentId, key, lang: 'hi' })).rejects.toMatchObject({ code: 'NOT_A_PDF' })
    for (const missing of ['sol000000000000000000', 'art000000000000000000'])
      await expect(staff().askPdf({ documentId: missing, bytes: 9, sha256 })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' }) // prettier-ignore
    await expect(staff().readPdf({ pdfId: 'pdf0' })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
    await expect(reviewer().removePdf({ pdfId: 'pdf0' })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' })
  })

  it('is read by staff at an address, and taken from readers by those who approve', async () => {
    const documentId = await aDocument()
    const pdfId = await inUse(documentId, 'to be taken')
    const { url } = await staff().readPdf({ pdfId })
    expect((await app.inject({ url })).body).toContain('to be taken')
    await expect(staff().removePdf({ pdfId })).rejects.toMatchObject({ code: 'FORBIDDEN_ERROR' })
    expect((await reviewer().removePdf({ pdfId })).files).toEqual([])
    expect(await visitor().listPdfLanguages({ documentId })).toEqual({ languages: ['en'] })
  })
})

describe('the mail to a household', () => {
  it('carries the PDF in its language', async () => {
    const documentId = await aDocument()
    await inUse(documentId, 'மின்னஞ்சலில்')
    const family = await aHousehold(app.ctx, { email: 'carry@kandil.example' })
    await app.as(family).solvedPdf.sendSeoPdfByEmail({ documentId, lang: 'ta' })
    await app.runJobs()
    const [mail] = await app.sandbox.outbox('carry@kandil.example')
    expect(mail?.attachments).toMatchObject([{ name: 'kandil.pdf', type: 'application/pdf' }])
    expect(Buffer.from(mail?.attachments[0]?.base64 ?? '', 'base64').toString()).toContain('மின்னஞ்சலில்')
  })

  it('is not sent once the page is gone', async () => {
    const documentId = await aDocument()
    const family = await aHousehold(app.ctx, { email: 'gone@kandil.example' })
    await app.as(family).solvedPdf.sendSeoPdfByEmail({ documentId })
    await app.pool.query('delete from solved.edition where question_id = $1', [documentId])
    await app.runJobs()
    expect(await app.sandbox.outbox('gone@kandil.example')).toEqual([])
  })
})

describe('a PDF in use', () => {
  it('stays in use until its successor is approved, and is deleted a day later', async () => {
    const documentId = await aDocument()
    await inUse(documentId, 'the first')
    const { rows } = await app.pool.query('select file_key as key from solved.pdf_file where document_id = $1', [documentId]) // prettier-ignore
    const { files } = await upload(documentId, pdfOf('the second'))
    expect(files.map(({ isInUse }) => isInUse)).toEqual([true, false])
    expect(await wordsOf(documentId, 'ta')).toContain('the first')
    expect((await upload(documentId, pdfOf('the third'))).files).toHaveLength(2)
    await inUse(documentId, 'the fourth')
    expect(await wordsOf(documentId, 'ta')).toContain('the fourth')
    expect((await staff().listPdfs({ documentId })).files).toHaveLength(1)
    app.moveClock(DAY + MINUTE)
    await app.runJobs()
    expect(await app.ctx.files.read(rows[0].key)).toBeUndefined()
  })
})
