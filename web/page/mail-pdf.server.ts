// The form that has the PDF of a page mailed.
import { textIn, type Submission } from './page.server.ts'

export async function mailPdf({ api, form, lang }: Submission): Promise<{ isPdfMailed: true }> {
  const email = textIn(form, 'email')
  await api.solvedPdf.sendSeoPdfByEmail({ documentId: textIn(form, 'documentId'), lang, ...(email && { email }) })
  return { isPdfMailed: true }
}
