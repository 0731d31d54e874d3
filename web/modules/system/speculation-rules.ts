import { SHARED } from '#web/page/handle.ts'

/** Pages whose reading must stay a person's own doing, or is worth nothing ahead of time. */
const NOT_AHEAD = ['/login*', '/*/login*', '/me*', '/*/me*', '/pay/*', '/*/pay/*', '/api/*']

/** The browser may fetch a page of ours when a pointer rests on its link: the header Speculation-Rules names this file. */
export function loader(): Response {
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: NOT_AHEAD } }] }
  const rules = { prefetch: [{ source: 'document', where, eagerness: 'moderate' }] }
  const headers = { 'content-type': 'application/speculationrules+json', 'cache-control': SHARED }
  return new Response(JSON.stringify(rules), { headers })
}
