/** Captions as the browser's player reads them. They are for this learner only. */
export function captionsResponse({ text }: { readonly text: string }): Response {
  return new Response(text, {
    headers: { 'content-type': 'text/vtt; charset=utf-8', 'cache-control': 'private, no-store' },
  })
}
