/** A paper to keep, under a name that is found again among a hundred downloads. */
export function pdfFile(pdf: Uint8Array, number: string): Response {
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="kandil-${number.toLowerCase().replaceAll('/', '-')}.pdf"`,
    },
  })
}
