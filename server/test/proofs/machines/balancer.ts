// A balancer in front of servers, a process of its own: the least that any real one does. It asks /readyz, sends new requests to
// servers that are ready, keeps connections to them, appends the client's address, and says at /balancer how each request ended:
// with 200 while a server is ready, else 503.
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

interface Upstream {
  readonly url: URL
  readonly agent: Agent
  isReady: boolean
}

const [port = '', ...urls] = process.argv.slice(2)
const ASK_EVERY_MS = 100
/** A server on a busy machine is slow, not gone: one that is gone refuses at once. */
const READY_WITHIN_MS = 20_000
const upstreams = urls.map((url) => ({
  url: new URL(url),
  agent: new Agent({ keepAlive: true, maxSockets: 64, timeout: 60_000 }),
  isReady: false,
}))
/** How many requests each server has answered, and those that nobody did or that a server could not. */
const tally = { answered: urls.map(() => 0), failures: [] as string[] }
let turn = 0

for (const upstream of upstreams) void watch(upstream)
// It closes no idle connection: a family's request that is on its way over one would be lost.
createServer({ keepAliveTimeout: 0 }, handle).listen(Number(port), '127.0.0.1')

async function watch(upstream: Upstream): Promise<never> {
  for (;;) {
    upstream.isReady = await isReady(upstream.url)
    await wait(ASK_EVERY_MS)
  }
}

async function isReady({ origin }: URL): Promise<boolean> {
  const signal = AbortSignal.timeout(READY_WITHIN_MS)
  const reply = await fetch(`${origin}/readyz`, { signal, headers: { connection: 'close' } }).catch(() => undefined)
  await reply?.body?.cancel()
  return reply?.status === 200
}

function handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (incoming.url === '/balancer') return tell(outgoing)
  pass(incoming, outgoing, nextReady())
}

function tell(outgoing: ServerResponse): void {
  outgoing.writeHead(upstreams.some((each) => each.isReady) ? 200 : 503).end(JSON.stringify(tally))
}

/** One after the other. Undefined while none is ready. */
function nextReady(): Upstream | undefined {
  const ready = upstreams.filter((each) => each.isReady)
  turn += 1
  return ready[turn % ready.length]
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, upstream: Upstream | undefined): void {
  if (!upstream) return fail(incoming, outgoing, 'no server is ready')
  const { method, url, headers, socket } = incoming
  const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ')
  const { hostname, port: upstreamPort } = upstream.url
  const onward = request({
    agent: upstream.agent,
    hostname,
    port: upstreamPort,
    method,
    path: url,
    headers: { ...withoutConnection(headers), 'x-forwarded-for': forwarded },
  })
  onward.once('error', ({ message }) => fail(incoming, outgoing, message))
  onward.once('response', (reply) => {
    const status = reply.statusCode ?? 0
    tally.answered[upstreams.indexOf(upstream)]! += 1 // it is one of them
    if (status >= 500) tally.failures.push(`${method} ${url} was answered ${status}`)
    outgoing.writeHead(status, withoutConnection(reply.headers))
    reply.once('aborted', () => tally.failures.push(`${method} ${url} was cut`))
    reply.pipe(outgoing)
  })
  incoming.pipe(onward)
}

function fail({ method, url }: IncomingMessage, outgoing: ServerResponse, reason: string): void {
  tally.failures.push(`${method} ${url} was not answered: ${reason}`)
  if (outgoing.headersSent) outgoing.destroy()
  else outgoing.writeHead(502).end()
}

/** Connections are between neighbours. */
function withoutConnection<H extends IncomingMessage['headers']>(headers: H): Omit<H, 'connection'> {
  const { connection: _, ...rest } = headers
  return rest
}
