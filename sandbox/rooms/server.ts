// A room for live video that speaks LiveKit's protocol, on a port of its own: the API for programs at /twirp, browsers at /rtc.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { WebSocketServer } from 'ws'
import { complain } from './complain.ts'
import { createEgressBook, type EgressBook } from './recording/egress.ts'
import { failCall, plannedFault } from './faults.ts'
import { createAbility } from './media/ability.ts'
import { createRoomBook, type RoomBook } from './room.ts'
import { roomService } from './rooms-api.ts'
import { admit, serve, type Door } from './signalling.ts'
import { verifyToken } from './tokens.ts'
import { TwirpError, type TwirpMethod } from './twirp.ts'
import { createRoomWebhooks } from './webhooks.ts'
import { roomClock } from './clock.ts'
import type { World } from './world.ts'

export interface RoomsOptions extends Pick<World, 'now' | 'knobs' | 'timers' | 'apiKey'> {
  readonly webhookUrl: string
  /** Recordings without a bucket are written below it. */
  readonly filesFolder: string
}

export interface Rooms {
  readonly world: World
  readonly book: RoomBook
  readonly recordings: EgressBook
  /** Answers its address: programs reach it by HTTP, browsers by WebSocket. Rejects when the port is in use. */
  readonly listen: (where: { readonly host: string; readonly port: number }) => Promise<string>
  readonly close: () => Promise<void>
}

const BODY_LIMIT = 256 * 1024

export function createRooms(options: RoomsOptions): Rooms {
  const { webhookUrl, filesFolder, ...ground } = options
  const world: World = { ...ground, ability: createAbility(), webhooks: createRoomWebhooks(ground, webhookUrl) }
  const book = createRoomBook(world)
  const recordings = createEgressBook(world, book, filesFolder)
  const http = createHttp({ world, book }, { ...roomService(book), ...recordings.methods })
  const sockets = new WebSocketServer({ noServer: true, maxPayload: BODY_LIMIT })
  http.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    upgrade({ world, book, sockets }, request, socket, head).catch((error: unknown) => {
      complain('a join', error)
      socket.destroy()
    })
  })
  return {
    world,
    book,
    recordings,
    listen: (where) => http.listen(where),
    async close() {
      book.close()
      for (const socket of sockets.clients) socket.terminate()
      await Promise.all([http.close(), world.webhooks.close()])
    },
  }
}

function createHttp(door: Door, methods: Methods): FastifyInstance {
  const http = Fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true })
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  // livekit-client reads /rtc/validate from a page of another origin.
  http.addHook('onRequest', async (_, reply) => {
    reply.header('access-control-allow-origin', '*').header('access-control-allow-headers', '*')
  })
  http.get('/', async () => 'OK')
  http.options('*', async (_, reply) => reply.status(204).send())
  http.get('/rtc/validate', async ({ url, raw }, reply) => {
    const answer = await admit(door, addressOf(url), raw)
    return 'status' in answer ? reply.status(answer.status).send(answer.text) : 'success'
  })
  http.post('/twirp/:service/:method', (request, reply) => answerCall(door.world, methods, request, reply))
  return http
}

type Methods = Readonly<Record<string, TwirpMethod>>

async function answerCall(world: World, methods: Methods, request: FastifyRequest, reply: FastifyReply) {
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false
  try {
    const { room, run } = await readCall(world, methods, request, isJson)
    const planned = plannedFault(world, room)
    if (planned?.isBefore) return failCall(reply, planned.fault, world)
    const answer = run()
    if (planned) return failCall(reply, planned.fault, world)
    if (isJson) return sendJson(reply, 200, answer.toJsonString())
    return reply.type('application/protobuf').send(Buffer.from(answer.toBinary()))
  } catch (error) {
    const { code, status, message } = error instanceof TwirpError ? error : malformed(error)
    return sendJson(reply, status, JSON.stringify({ code, msg: message }))
  }
}

async function readCall(world: World, methods: Methods, request: FastifyRequest, isJson: boolean) {
  const { video = {} } = await claimsOf(world, request)
  const { service, method: name } = request.params as { service: string; method: string } // both are in the route
  const path = `${service}/${name}`
  const method = Object.hasOwn(methods, path) ? methods[path] : undefined
  if (!method) throw new TwirpError('bad_route', 404, `no handler for ${path}`)
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  return method({ isJson, body, grant: video })
}

function malformed(error: unknown): TwirpError {
  return new TwirpError('malformed', 400, error instanceof Error ? error.message : String(error))
}

async function claimsOf(world: World, { headers }: FastifyRequest) {
  const token = headers.authorization?.replace(/^Bearer /, '') ?? ''
  const claims = await verifyToken(world.apiKey, token, roomClock(world))
  if (!claims) throw new TwirpError('unauthenticated', 401, 'invalid token')
  return claims
}

/** LiveKit's clients read an error only when its type is exactly this, without a character set. */
function sendJson(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.status(status).header('content-type', 'application/json').send(Buffer.from(text))
}

interface SocketDoor extends Door {
  readonly sockets: WebSocketServer
}

async function upgrade(door: SocketDoor, request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
  const { book, sockets } = door
  const url = addressOf(request.url)
  socket.on('error', () => socket.destroy())
  // A 404 for /rtc/v1 makes livekit-client fall back to the protocol with two connections.
  const answer = url.pathname === '/rtc' ? await admit(door, url, request) : { status: 404, text: 'not found' }
  if ('status' in answer) {
    const { status, text } = answer
    const length = Buffer.byteLength(text)
    socket.end(`HTTP/1.1 ${status} Refused\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${text}`)
    return
  }
  sockets.handleUpgrade(request, socket, head, (client) => {
    serve(client, answer, url, book).catch((error: unknown) => {
      complain('a join', error)
      client.close()
    })
  })
}

function addressOf(path = '/'): URL {
  return URL.canParse(path, 'http://room') ? new URL(path, 'http://room') : new URL('http://room/')
}
