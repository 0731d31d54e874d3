// The port's contract, tested against the sandbox's room over the network, and every way a call to it can go wrong.
import { createServer, type Server } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AccessToken, TokenVerifier, TrackSource } from 'livekit-server-sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { segmentsOf } from '#core/modules/classroom/room/broadcast.ts'
import { SECOND, toInstant } from '#core/kernel/time.ts'
import { joinRoom, type RoomGuest } from '#sandbox/test/room-guest.ts'
import { openWebhookTarget } from '#sandbox/test/webhook-target.ts'
import { localFolder } from '#server/providers/storage/local-folder.ts'
import { startTestSandbox, type TestSandbox } from '#server/test/sandbox.ts'
import { livekit } from './livekit.ts'
import { playlistsOf, type LiveRooms, type RoomEvent, type RoomPass } from './port.ts'

const apiKey = 'sandbox-livekit-key'
const apiSecret = 'a-livekit-secret-of-the-sandbox-alone'

let time = Date.now()
const now = () => toInstant(time)
const connect = (url: string, bucket?: Parameters<typeof livekit>[0]['bucket']) =>
  livekit({ url, apiKey, apiSecret, bucket }, now)

let folder: string
let sandbox: TestSandbox
let rooms: LiveRooms
let target: Awaited<ReturnType<typeof openWebhookTarget>>
let made = 0
let room = ''
const guests: RoomGuest[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kandil-rooms-'))
  sandbox = await startTestSandbox(folder)
  rooms = connect(sandbox.roomsUrl)
})
beforeEach(async () => {
  room = `ses${(made += 1)}x${process.pid}`
  target = await openWebhookTarget({ room })
  sandbox.sendRoomWebhooksTo(target.url)
})
afterEach(() => {
  for (const guest of guests.splice(0)) guest.close()
  target.close()
})
afterAll(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true })
})

function aPass(but: Partial<RoomPass> = {}): RoomPass {
  const mayPublish = { audio: false, video: false, screen: false }
  return { identity: 'ses1:lrn1', displayName: 'Asha R', role: 'LEARNER', mayPublish, isHidden: false, livesSec: 120, ...but } // prettier-ignore
}

async function enter(but: Partial<RoomPass> = {}): Promise<RoomGuest> {
  const guest = await joinRoom(sandbox.roomsUrl, await rooms.tokenFor(room, aPass(but)))
  guests.push(guest)
  return guest
}

const open = () => rooms.openRoom(room, { maxParticipants: 300, emptyTimeoutSec: 60 })
const all = { audio: true, video: true, screen: true }
const TEACHER = { identity: 'ses1:tea1', displayName: 'Leela M', role: 'TEACHER', mayPublish: all } as const

/** The events of this room, in the order in which they came. */
async function events(): Promise<RoomEvent[]> {
  const readings = await Promise.all(target.received.map((each) => rooms.readWebhook(each)))
  return readings.filter((event) => 'room' in event && event.room === room)
}
const kinds = async () => (await events()).map(({ kind }) => kind)

describe('a live room', () => {
  it('opens once and closes once', async () => {
    await open()
    await open()
    expect(await rooms.listPeople(room)).toEqual([])
    await rooms.closeRoom(room)
    await rooms.closeRoom(room)
    await expect.poll(kinds).toEqual(['ROOM_ENDED'])
  })

  it('names the address that browsers connect to', () => {
    expect(connect('https://live.example').url).toBe('wss://live.example')
    expect(connect('http://127.0.0.1:3002').url).toBe('ws://127.0.0.1:3002')
  })

  it('lists its people with what they publish, and mutes them', async () => {
    const teacher = await enter(TEACHER)
    const { sid } = await teacher.publish(TrackSource.MICROPHONE)
    await teacher.publish(TrackSource.SCREEN_SHARE)
    await enter({ identity: 'ses1:par1', role: 'OBSERVER', isHidden: true })
    await rooms.mute(room, TEACHER.identity, 'AUDIO')
    expect(await rooms.listPeople(room)).toMatchObject([
      {
        identity: 'ses1:tea1',
        displayName: 'Leela M',
        role: 'TEACHER',
        isHidden: false,
        tracks: [
          { trackId: sid, source: 'AUDIO', isMuted: true },
          { source: 'SCREEN', isMuted: false },
        ],
      },
      { identity: 'ses1:par1', role: 'OBSERVER', isHidden: true, tracks: [] },
    ])
    await expect.poll(() => teacher.mutedTracks()).toEqual([sid])
  })

  it('lets a learner speak and takes it back, and a hidden person stays hidden', async () => {
    const learner = await enter()
    await expect(learner.publish(TrackSource.MICROPHONE)).rejects.toThrow('permission')
    await rooms.setMayPublish(room, 'ses1:lrn1', { audio: true, video: false, screen: false })
    await learner.publish(TrackSource.MICROPHONE)
    await expect(learner.publish(TrackSource.CAMERA)).rejects.toThrow('permission')
    await rooms.setMayPublish(room, 'ses1:lrn1', aPass().mayPublish)
    expect(await rooms.listPeople(room)).toMatchObject([{ tracks: [] }])

    await enter({ identity: 'ses1:par1', isHidden: true })
    await rooms.setMayPublish(room, 'ses1:par1', aPass().mayPublish)
    expect(await rooms.listPeople(room)).toMatchObject([{ isHidden: false }, { isHidden: true }])
  })

  it('keeps out whom it has removed', async () => {
    await enter()
    await rooms.remove(room, 'ses1:lrn1')
    await rooms.remove(room, 'ses1:lrn1')
    expect(await rooms.listPeople(room)).toEqual([])
    await expect(enter()).rejects.toThrow('401')
  })
})

describe('a token', () => {
  it('opens one room for one person for as long as it is said, and sends no data of its own', async () => {
    const token = await rooms.tokenFor(room, aPass({ mayPublish: { audio: true, video: false, screen: true } }))
    const claims = await new TokenVerifier(apiKey, apiSecret).verify(token)
    const { exp = 0, nbf = 0 } = claims as { exp?: number; nbf?: number }
    expect(exp - nbf).toBe(120)
    expect(claims).toMatchObject({ sub: 'ses1:lrn1', name: 'Asha R', attributes: { role: 'LEARNER' } })
    expect(claims.video).toEqual({
      room,
      roomJoin: true,
      canPublish: true,
      canPublishSources: ['microphone', 'screen_share', 'screen_share_audio'],
      canSubscribe: true,
      canPublishData: false,
      canUpdateOwnMetadata: false,
      hidden: false,
    })
  })
})

describe('webhooks', () => {
  it('report who came, published and went', async () => {
    const teacher = await enter(TEACHER)
    await teacher.publish(TrackSource.CAMERA)
    const [{ visitId, joinedAt } = { visitId: '', joinedAt: 0 }] = await rooms.listPeople(room)
    teacher.leave()
    await expect.poll(kinds).toEqual(['JOINED', 'TRACK', 'TRACK', 'LEFT'])
    const visit = { room, identity: 'ses1:tea1', visitId, isHidden: false }
    const [joined, published, ended, left] = await events()
    expect(joined).toMatchObject({ ...visit, at: joinedAt })
    expect(published).toMatchObject({ ...visit, isPublished: true, source: 'VIDEO' })
    expect(ended).toMatchObject({ ...visit, isPublished: false, source: 'VIDEO' })
    expect(left).toMatchObject(visit)
  })

  it('that come twice have the same id, and out of order are still what they were', async () => {
    await sandbox.knobs({ roomWebhookCopies: 2, roomWebhooksReversed: true }, room)
    const learner = await enter()
    learner.leave()
    await expect.poll(kinds).toEqual(['LEFT', 'LEFT', 'JOINED', 'JOINED'])
    const ids = (await events()).map((event) => ('eventId' in event ? event.eventId : ''))
    expect(new Set(ids).size).toBe(2)
  })

  it.each([
    ['by another secret', () => ({ roomWebhooksForged: true })],
    ['long ago', () => ({ roomClockBehindMs: 600_000 })],
    ['by a clock that is far ahead', () => ({ roomClockAheadMs: 600_000 })],
  ])('signed %s are forged', async (_, knobs) => {
    await sandbox.knobs(knobs(), room)
    await rooms.openRoom(room, { maxParticipants: 2, emptyTimeoutSec: 60 }).catch(() => {})
    await expect.poll(() => target.names(room)).toEqual(['room_started'])
    for (const each of target.received) expect(await rooms.readWebhook(each)).toEqual({ kind: 'FORGED' })
  })

  it('with a changed body, without a token, or with a token that is made for a person are forged', async () => {
    await open()
    await expect.poll(() => target.received.length).toBeGreaterThan(0)
    const [{ authorization, body } = { authorization: '', body: '' }] = target.received
    expect(await rooms.readWebhook({ authorization, body })).toMatchObject({ kind: 'OTHER', eventName: 'room_started' })
    const forged = { kind: 'FORGED' }
    expect(await rooms.readWebhook({ authorization, body: body.replace(room, 'another') })).toEqual(forged)
    expect(await rooms.readWebhook({ authorization: undefined, body })).toEqual(forged)
    expect(await rooms.readWebhook({ authorization: 'Bearer x', body })).toEqual(forged)
    expect(await rooms.readWebhook({ authorization: await rooms.tokenFor(room, aPass()), body })).toEqual(forged)
  })

  it.each(['', 'null', '7', '[]', '{', '{}', '{"event":"participant_joined"}', '{"id":7}'])(
    'that are genuine and say %j cannot be read',
    async (body) => {
      const token = new AccessToken(apiKey, apiSecret)
      token.sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body))).toString('base64')
      expect(await rooms.readWebhook({ authorization: await token.toJwt(), body })).toEqual({ kind: 'UNREADABLE' })
    },
  ) // prettier-ignore
})

describe('a recording', () => {
  const order = (prefix: string) => ({ layout: 'TEACHER_AND_SCREEN', output: 'FILM', prefix }) as const

  it('is started once, and its film is in the file storage when it is ready', async () => {
    await open()
    const prefix = `recordings/${room}`
    const first = await rooms.startRecording(room, order(prefix))
    expect(await rooms.startRecording(room, order(prefix))).toMatchObject({ recordingId: first.recordingId })
    await rooms.stopRecording(first.recordingId)
    await rooms.stopRecording(first.recordingId)
    await expect.poll(async () => (await events()).at(-1)).toMatchObject({
      kind: 'RECORDING',
      recordingId: first.recordingId,
      state: 'READY',
      files: [{ key: `${prefix}.mp4`, lengthMs: 10_000 }],
    }) // prettier-ignore
    const film = await localFolder(folder, 'a secret', now).read(`${prefix}.mp4`)
    expect(await events()).toContainEqual(expect.objectContaining({ files: [expect.objectContaining({ bytes: film?.length })] })) // prettier-ignore
  })

  it('that fails says why and has no file', async () => {
    await sandbox.knobs({ recordingEnds: 'FAILED' }, room)
    await open()
    const { recordingId } = await rooms.startRecording(room, order(`recordings/${room}`))
    await rooms.stopRecording(recordingId)
    await expect
      .poll(async () => (await events()).at(-1))
      .toMatchObject({ state: 'FAILED', files: [], problem: 'The recorder ran out of memory' })
  })

  it('goes to the bucket that we name', async () => {
    const puts: string[] = []
    const bucket = createServer((request, reply) => {
      puts.push(`${request.method} ${request.url} ${request.headers.authorization?.split('/')[0]}`)
      request.resume().on('end', () => reply.end())
    })
    const url = await listen(bucket)
    const withBucket = connect(sandbox.roomsUrl, { url, bucket: 'kandil', region: 'ap-south-1', keyId: 'k', secret: 's' })
    await open()
    const { recordingId } = await withBucket.startRecording(room, order(`recordings/${room}`))
    await withBucket.stopRecording(recordingId)
    await expect.poll(() => puts).toEqual([`PUT /kandil/recordings/${room}.mp4 AWS4-HMAC-SHA256 Credential=k`])
    bucket.close()
  }) // prettier-ignore

  it('cannot be asked for outside the file storage', async () => {
    const refused = { outcome: 'REFUSED' }
    for (const prefix of ['../secrets', 'recordings/../x', '/etc/passwd', 'recordings/'])
      await expect(rooms.startRecording(room, order(prefix))).rejects.toMatchObject(refused)
  })

  it('of a room that does not exist is refused', async () => {
    const refused = { name: 'LiveRoomFault', outcome: 'REFUSED', serviceCode: 'not_found' }
    await expect(rooms.startRecording(room, order('recordings/a'))).rejects.toMatchObject(refused)
  })
})

describe('a broadcast', () => {
  const order = (prefix: string) => ({ layout: 'TEACHER_AND_SCREEN', output: 'SEGMENTS', prefix }) as const

  it('is started once, and its playlist grows in the file storage until it ends', async () => {
    await open()
    const prefix = `broadcasts/${room}`
    const { recordingId } = await rooms.startRecording(room, order(prefix))
    expect(await rooms.startRecording(room, order(prefix))).toMatchObject({ recordingId })
    const files = localFolder(folder, 'a secret', now)
    const { live, whole } = playlistsOf(prefix)
    const read = async (key: string) => (await files.read(key))?.toString() ?? ''
    await expect.poll(() => read(live), { timeout: 10_000 }).toContain(`${room}_00001.ts`)
    const [first] = segmentsOf(await read(live))
    expect(first).toBe(`${room}_00000.ts`)
    // The sync byte of MPEG-TS.
    expect((await files.read(`broadcasts/${first}`))?.[0]).toBe(0x47)
    expect(await rooms.findRecording(room, prefix)).toMatchObject({ recordingId, state: 'RECORDING', prefix, files: [] })
    await rooms.stopRecording(recordingId)
    await expect.poll(async () => (await events()).at(-1)).toMatchObject({ kind: 'RECORDING', prefix, state: 'READY', files: [] })
    for (const key of [live, whole]) expect(await read(key)).toContain('#EXT-X-ENDLIST')
  })

  it('and a film of the same room are two things', async () => {
    await open()
    const broadcast = await rooms.startRecording(room, order(`broadcasts/${room}`))
    const film = await rooms.startRecording(room, { ...order(`recordings/${room}`), output: 'FILM' })
    expect(film.recordingId).not.toBe(broadcast.recordingId)
    await rooms.stopRecording(broadcast.recordingId)
    expect(await rooms.findRecording(room, `recordings/${room}`)).toMatchObject({ recordingId: film.recordingId })
    await rooms.stopRecording(film.recordingId)
  })
}) // prettier-ignore

/** Each fault with a breaker of its own; all at once, for the slow ones take seconds. */
describe.concurrent.each(['HANG', 'RESET', 'ERROR', 'HTML'] as const)('with the fault %s', (roomCallFault) => {
  it('the outcome of a call is unknown, and its caller hears so', async () => {
    const name = `fault${roomCallFault.toLowerCase()}${process.pid}`
    const own = connect(sandbox.roomsUrl)
    await sandbox.knobs({ roomCallFault, faultsWhen: 'AFTER' }, name)
    await expect(own.openRoom(name, { maxParticipants: 2, emptyTimeoutSec: 60 })).rejects.toMatchObject({
      name: 'LiveRoomFault',
      outcome: 'UNKNOWN',
    })
    await sandbox.knobs({ roomCallFault: 'NONE' }, name)
    expect(await own.listPeople(name)).toEqual([])
  })
})

async function listen(server: Server, port = 0): Promise<string> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
}

describe('a recording whose answer was lost', () => {
  it('is found when it is asked for again', async () => {
    const own = connect(sandbox.roomsUrl)
    const order = { layout: 'TEACHER_AND_SCREEN', output: 'FILM', prefix: `recordings/${room}` } as const
    await open()
    // The first call, which looks for a recording, is answered; the one that starts it is not.
    let calls = 0
    const proxy = createServer(async (request, reply) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer) // a request without an encoding gives these
      const headers = { authorization: request.headers.authorization ?? '', 'content-type': 'application/json' }
      const answer = await fetch(sandbox.roomsUrl + request.url, { method: 'POST', headers, body: Buffer.concat(parts) })
      const text = await answer.text()
      if ((calls += 1) === 2) return void reply.destroy()
      return void reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
    })
    const lossy = connect(await listen(proxy))
    await expect(lossy.startRecording(room, order)).rejects.toMatchObject({ outcome: 'UNKNOWN' })
    const found = await lossy.startRecording(room, order)
    expect(await own.startRecording(room, order)).toMatchObject({ recordingId: found.recordingId })
    expect(calls).toBe(3)
    proxy.close()
  }) // prettier-ignore
})

describe('a service that is away', () => {
  it('has certainly not seen the call, and after five failures is spared for thirty seconds', async () => {
    const gone = createServer()
    const url = await listen(gone)
    await new Promise((resolve) => gone.close(resolve))
    const own = connect(url)
    const list = () => own.listPeople('room')
    await expect(list()).rejects.toMatchObject({ outcome: 'AWAY', message: 'list people: ECONNREFUSED' })
    await expect(list()).rejects.toMatchObject({ outcome: 'AWAY' })
    await expect(list()).rejects.toMatchObject({ outcome: 'AWAY' })

    const calls: string[] = []
    const back = createServer((request, reply) => {
      calls.push(request.url ?? '')
      reply.setHeader('content-type', 'application/json').end('{}')
    })
    await listen(back, Number(new URL(url).port))
    await expect(list()).rejects.toMatchObject({ outcome: 'AWAY', message: expect.stringContaining('of late') })
    expect(calls).toEqual([])
    time += 30 * SECOND
    expect(await list()).toEqual([])
    expect(calls).toEqual(['/twirp/livekit.RoomService/ListParticipants'])
    back.close()
  })

  it('is not taken for away because it says no', async () => {
    for (let i = 0; i < 8; i += 1)
      await expect(rooms.mute(room, 'nobody', 'AUDIO')).rejects.toMatchObject({ outcome: 'REFUSED' })
  })

  it('tells nobody its secret', async () => {
    const fault: unknown = await connect('http://127.0.0.1:9').listPeople('room').catch((error: unknown) => error) // prettier-ignore
    const told = JSON.stringify([fault, String(fault), (fault as Error).stack, String((fault as Error).cause)])
    for (const secret of [apiSecret, 'Bearer', 'eyJ']) expect(told).not.toContain(secret)
  })
})
