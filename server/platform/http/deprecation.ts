// The headers by which a call that will go away says so: Deprecation (RFC 9745), Sunset (RFC 8594), and a link to what changed.
import type { onRequestHookHandler } from 'fastify'
import type { Deprecation } from '#core/kernel/endpoint.ts'
import { parseInstant, toDate } from '#core/kernel/time.ts'

export const CHANGES_PATH = '/docs/changes'

/** They are on each answer of the call, errors included. Throws an Error for what is no day. */
export function announceDeprecation({ since, until }: Deprecation, apiBase: string): onRequestHookHandler {
  const headers = {
    deprecation: `@${startOf(since).getTime() / 1_000}`,
    sunset: startOf(until).toUTCString(),
    link: `<${apiBase}${CHANGES_PATH}>; rel="deprecation"; type="text/html"`,
  }
  return (_, reply, done) => {
    reply.headers(headers)
    done()
  }
}

/** Midnight in India. */
function startOf(day: string): Date {
  const instant = parseInstant(`${day}T00:00:00+05:30`)
  if (instant === undefined) throw new Error(`"${day}" is no day`)
  return toDate(instant)
}
