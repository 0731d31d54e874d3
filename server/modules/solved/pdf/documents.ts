// The documents that may be printed and mailed: published articles and questions. We draw them in English; other languages are
// files that staff have uploaded.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { articlesTag } from '#core/modules/articles/cache-tag.ts'
import { solvedTag } from '#core/modules/solved/cache-tag.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { findPrintable } from '#server/modules/articles/index.ts'
import { listTeachers } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { pageUrl } from '#server/platform/access/signed-link.ts'
import { findEditionById } from '../store.ts'
import type { PrintedPage } from './page-pdf.ts'
import { linesOf } from './page-text.ts'
import { listPdfsInUse } from './store-files.ts'

/** Throws NOT_FOUND_ERROR for what is not published. */
export async function titleOf(ctx: Ctx, documentId: string): Promise<string> {
  return (await printedPage(ctx, documentId)).title
}

/** False for what is not published. */
export async function isPrintable(ctx: Ctx, documentId: string): Promise<boolean> {
  return (await findPage(ctx, documentId)) !== undefined
}

interface PdfAsk {
  readonly documentId: string
  readonly lang: Language
}

/** In English where there is no file of the language. Throws NOT_FOUND_ERROR for what is not published. */
export async function documentPdf(ctx: Ctx, { documentId, lang }: PdfAsk): Promise<Uint8Array> {
  const page = await printedPage(ctx, documentId)
  const uploaded = await listPdfsInUse(ctx.db, documentId)
  const file = uploaded.find((each) => each.lang === lang) ?? uploaded.find((each) => each.lang === 'en')
  return (file && (await ctx.files.read(file.key))) ?? drawnPdf(ctx, documentId, page)
}

/** English is always there: it is drawn. */
export async function pdfLanguages(ctx: Ctx, { documentId }: Pick<PdfAsk, 'documentId'>) {
  const uploaded = await listPdfsInUse(ctx.db, documentId)
  return { languages: [...new Set<Language>(['en', ...uploaded.map(({ lang }) => lang)])] }
}

/** Drawn once, until something of it changes. */
function drawnPdf(ctx: Ctx, documentId: string, page: PrintedPage): Promise<Uint8Array> {
  return ctx.cache.remember([articlesTag, solvedTag], `pdf ${documentId}`, async () => {
    const { pagePdf } = await import('./page-pdf.ts')
    return pagePdf(page)
  })
}

async function printedPage(ctx: Ctx, id: string): Promise<PrintedPage> {
  const page = await findPage(ctx, id)
  if (!page) throw commonErrors.NOT_FOUND_ERROR()
  return page
}

function findPage(ctx: Ctx, id: string): Promise<PrintedPage | undefined> {
  return id.startsWith('art') ? articlePage(ctx, id) : questionPage(ctx, id)
}

async function articlePage(ctx: Ctx, id: string): Promise<PrintedPage | undefined> {
  const article = await findPrintable(ctx.db, id)
  if (!article) return undefined
  const { slug, title, summary, texts, authorName, reviewerName } = article
  return {
    title,
    lines: [{ kind: 'TEXT', text: summary }, ...texts.flatMap(linesOf)],
    notes: [`By ${authorName}, checked by ${reviewerName}`, pageUrl(ctx, `/blog/${slug}`, 'en')],
  }
}

/** Without an answer there is nothing to print. */
async function questionPage(ctx: Ctx, id: string): Promise<PrintedPage | undefined> {
  const question = await findEditionById(ctx.db, id)
  if (!question?.isAnswered || question.teacherId === null) return undefined
  const { slug, chapter, rendered, teacherId, sourceLine, licence } = question
  const [teacher] = await listTeachers(ctx.db, [teacherId])
  const part = (name: string, html: string) => [{ kind: 'HEADING' as const, text: name }, ...linesOf(html)]
  return {
    title: chapter,
    lines: [
      ...part('Question', rendered.stem),
      ...part('Answer', rendered.answer),
      ...part('Step by step', rendered.steps),
    ],
    notes: [
      ...(teacher ? [`Signed by ${teacher.name}, ${teacher.qualification}`] : []),
      `Source: ${sourceLine}. Licence: ${licence}.`,
      pageUrl(ctx, `/question/${slug}`, 'en'),
    ],
  }
}
