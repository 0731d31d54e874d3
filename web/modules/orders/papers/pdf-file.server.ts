import { paperFileName } from '#core/modules/invoices/paper-name.ts'

/** A paper to keep. */
export function pdfFile(pdf: Uint8Array, number: string): Response {
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${paperFileName(number)}"`,
    },
  })
}
