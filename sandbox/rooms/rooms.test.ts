// The room as LiveKit's own server client uses it.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AccessToken, EgressClient, EgressStatus, EncodedFileOutput, RoomServiceClient, TrackSource, WebhookReceiver } from 'livekit-server-sdk' // prettier-ignore
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBank, type TestBank } from '../test/shop.ts'
import { joinRoom, type RoomGuest } from '../test/room-guest.ts'
import { openWebhookTarget } from '../test/webhook-target.ts'

const KEY = 'sandbox-livekit-key'
const SECRET = 'a-livekit-secret-of-the-sandbox-alone'
const receiver = new WebhookReceiver(KEY, SECRET)

let folder: string
let sandbox: TestBank
let target: Awaited<ReturnType<typeof openWebhookTarget>>
let rooms: RoomServiceClient
let recorder: EgressClient
const guests: RoomGuest[] = []
let made = 0
let room = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-rooms-'))
  sandbox = await openBank({ filesFolder: folder })
  rooms = new RoomServiceClient(sandbox.roomsUrl, KEY, SECRET, { failover: false, requestTimeout: 2 })
  recorder = new EgressClient(sandbox.roomsUrl, KEY, SECRET, { failover: false, requestTimeout: 2 })
})
beforeEach(async () => {
  room = `class${(made += 1)}`
  target = await openWebhookTarget({ room })
  sandbox.sendRoomWebhooksTo(target.url)
  await sandbox.json('DELETE', '/knobs.json')
})
afterEach(() => {
  for (const guest of guests.splice(0)) guest.close()
  target.close()
})
afterAll(async () => {
  await sandbox.close()
  await rm(folder, { recursive: true })
})

type Grant = Parameters<AccessToken['addGrant']>[0]

function tokenFor(identity: string, grant: Partial<Grant> = {}): Promise<string> {
  const token = new AccessToken(KEY, SECRET, { identity, name: identity.toUpperCase(), ttl: 120 })
  token.addGrant({ room, roomJoin: true, ...grant })
  return token.toJwt()
}

async function enter(identity: string, grant: Partial<Grant> = {}): Promise<RoomGuest> {
  const guest = await joinRoom(sandbox.roomsUrl, await tokenFor(identity, grant))
  guests.push(guest)
  return guest
}

const record = () => recorder.startRoomCompositeEgress(room, { file: new EncodedFileOutput({ filepath: `recordings/${room}.mp4` }) }) // prettier-ignore
const statusOf = async (egressId: string) => (await recorder.listEgress({ egressId }))[0]?.status

describe('the room, by the official server client', () => {
  it('is created once, listed and deleted', async () => {
    const first = await rooms.createRoom({ name: room, maxParticipants: 2, emptyTimeout: 60 })
    expect((await rooms.createRoom({ name: room })).sid).toBe(first.sid)
    expect(await rooms.listRooms([room])).toMatchObject([{ name: room, maxParticipants: 2, emptyTimeout: 60 }])
    await rooms.deleteRoom(room)
    expect(await rooms.listRooms([room])).toEqual([])
    await expect(rooms.deleteRoom(room)).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })

  it('lists the people in it, hidden ones too', async () => {
    await enter('teacher')
    await enter('parent', { hidden: true, canPublish: false })
    const people = await rooms.listParticipants(room)
    expect(people.map(({ identity, name, permission }) => [identity, name, permission?.hidden])).toEqual([
      ['teacher', 'TEACHER', false],
      ['parent', 'PARENT', true],
    ])
    expect(await rooms.listRooms([room])).toMatchObject([{ numParticipants: 1 }])
  })

  it('mutes a track, and refuses to unmute it', async () => {
    const teacher = await enter('teacher')
    const { sid } = await teacher.publish(TrackSource.MICROPHONE)
    expect(await rooms.mutePublishedTrack(room, 'teacher', sid, true)).toMatchObject({ sid, muted: true })
    await expect.poll(() => teacher.mutedTracks()).toEqual([sid])
    await expect(rooms.mutePublishedTrack(room, 'teacher', sid, false)).rejects.toMatchObject({ status: 412 })
  })

  it('gives and takes the right to publish', async () => {
    const learner = await enter('learner', { canPublish: false })
    await expect(learner.publish(TrackSource.MICROPHONE)).rejects.toThrow('permission to publish')
    const permission = { canSubscribe: true, canPublishData: false, canPublish: true }
    await rooms.updateParticipant(room, 'learner', { permission: { ...permission, canPublishSources: [TrackSource.MICROPHONE] } }) // prettier-ignore
    await learner.publish(TrackSource.MICROPHONE)
    await expect(learner.publish(TrackSource.CAMERA)).rejects.toThrow('permission to publish')
    await rooms.updateParticipant(room, 'learner', { permission: { ...permission, canPublish: false } })
    expect((await rooms.getParticipant(room, 'learner')).tracks).toEqual([])
  })

  it('removes a person, whose token then opens it no longer', async () => {
    const learner = await enter('learner')
    await rooms.removeParticipant(room, 'learner')
    await expect.poll(() => learner.isOpen()).toBe(false)
    expect(learner.received()).toContain('leave')
    expect(await rooms.listParticipants(room)).toEqual([])
    await expect(enter('learner')).rejects.toThrow('401')
    await enter('another')
  })

  it('lets one person with the same identity in at a time', async () => {
    const phone = await enter('learner')
    const laptop = await enter('learner')
    await expect.poll(() => phone.isOpen()).toBe(false)
    expect(laptop.isOpen()).toBe(true)
    expect(await rooms.listParticipants(room)).toHaveLength(1)
  })

  it('lets no more in than it has places', async () => {
    await rooms.createRoom({ name: room, maxParticipants: 1 })
    await enter('first')
    await expect(enter('second')).rejects.toThrow('closed the connection')
  })
})

describe('a token', () => {
  it.each([
    ['of another secret', () => new AccessToken(KEY, 'x'.repeat(32), { identity: 'a' })],
    ['of another key', () => new AccessToken('other', SECRET, { identity: 'a' })],
    ['without a grant to join', () => new AccessToken(KEY, SECRET, { identity: 'a' })],
  ])('%s lets nobody in', async (_, make) => {
    const token = make()
    if (!_.startsWith('without')) token.addGrant({ room, roomJoin: true })
    await expect(joinRoom(sandbox.roomsUrl, await token.toJwt())).rejects.toThrow('401')
  })

  it('is refused by a room whose clock is wrong', async () => {
    const fresh = await tokenFor('learner')
    await sandbox.json('POST', '/knobs', { room, roomClockAheadMs: 600_000 })
    await expect(joinRoom(sandbox.roomsUrl, fresh)).rejects.toThrow('401')
    await sandbox.json('POST', '/knobs', { room, roomClockAheadMs: 0, roomClockBehindMs: 600_000 })
    await expect(joinRoom(sandbox.roomsUrl, fresh)).rejects.toThrow('401')
    await sandbox.json('POST', '/knobs', { room, roomClockBehindMs: 0 })
    await enter('learner')
  })

  it('without the right to administrate changes nothing', async () => {
    const learner = new RoomServiceClient(sandbox.roomsUrl, KEY, SECRET, { failover: false, token: await tokenFor('learner') })
    await expect(learner.createRoom({ name: room })).rejects.toMatchObject({ status: 403 })
    await expect(learner.removeParticipant(room, 'teacher')).rejects.toMatchObject({ status: 403 })
  }) // prettier-ignore
})

describe('webhooks', () => {
  it('report who comes, publishes and goes, signed as the official receiver expects', async () => {
    const teacher = await enter('teacher')
    await teacher.publish(TrackSource.CAMERA)
    teacher.leave()
    const wanted = ['room_started', 'participant_joined', 'track_published', 'track_unpublished', 'participant_left']
    await expect.poll(() => target.names(room)).toEqual(wanted)
    await rooms.deleteRoom(room)
    await expect.poll(() => target.names(room)).toEqual([...wanted, 'room_finished'])
    for (const { body, authorization } of target.received) {
      const event = await receiver.receive(body, authorization)
      expect(event.room?.name).toBe(room)
      await expect(receiver.receive(`${body} `, authorization)).rejects.toThrow('checksum')
    }
  })

  it('come again while the other side is broken, under the same id', async () => {
    target.close()
    target = await openWebhookTarget({ statuses: [500], room })
    sandbox.sendRoomWebhooksTo(target.url)
    await rooms.createRoom({ name: room })
    await expect.poll(() => target.names(room)).toEqual(['room_started', 'room_started'])
    expect(new Set(target.events().map(({ id }) => id)).size).toBe(1)
  })

  it('can be late, doubled, out of order and missing', async () => {
    await sandbox.json('POST', '/knobs', { room, roomWebhookCopies: 2, roomWebhookDelayMs: 50, roomWebhooksReversed: true }) // prettier-ignore
    await rooms.createRoom({ name: room })
    await rooms.deleteRoom(room)
    expect(target.names(room)).toEqual([])
    await expect.poll(() => target.names(room)).toEqual(['room_finished', 'room_finished', 'room_started', 'room_started']) // prettier-ignore
    await sandbox.json('POST', '/knobs', { room: 'silent', roomWebhooks: false })
    await rooms.createRoom({ name: 'silent' })
    expect((await sandbox.json('GET', '/control/rooms/silent')).body).toMatchObject({ isOpen: true, webhooks: [] })
  })

  it('can keep quiet about those who leave', async () => {
    await sandbox.json('POST', '/knobs', { room, roomLeaves: false })
    const learner = await enter('learner')
    await expect.poll(async () => (await rooms.listParticipants(room)).length).toBe(1)
    learner.leave()
    await expect.poll(async () => (await rooms.listParticipants(room)).length).toBe(0)
    await rooms.deleteRoom(room)
    await expect.poll(() => target.names(room)).toEqual(['room_started', 'participant_joined', 'room_finished'])
  })

  it('can be forged', async () => {
    await sandbox.json('POST', '/knobs', { room, roomWebhooksForged: true })
    await rooms.createRoom({ name: room })
    await expect.poll(() => target.names(room)).toEqual(['room_started'])
    const [{ body, authorization } = { body: '', authorization: '' }] = target.received
    await expect(receiver.receive(body, authorization)).rejects.toThrow('signature')
  })
})

describe('a room that dies', () => {
  it('cuts everybody off and announces nothing', async () => {
    const learner = await enter('learner')
    await sandbox.json('POST', `/control/rooms/${room}/die`)
    await expect.poll(() => learner.isOpen()).toBe(false)
    expect(learner.received()).not.toContain('leave')
    expect(await rooms.listRooms([room])).toEqual([])
    expect(target.names(room)).toEqual(['room_started', 'participant_joined'])
  })

  it('can die by itself after a while', async () => {
    await sandbox.json('POST', '/knobs', { room, roomDiesAfterMs: 50 })
    await rooms.createRoom({ name: room })
    await expect.poll(() => rooms.listRooms([room])).toEqual([])
  })
})

describe('the recorder', () => {
  it('leaves a film where it was asked to and announces each step', async () => {
    await rooms.createRoom({ name: room })
    const { egressId } = await record()
    await expect.poll(() => statusOf(egressId)).toBe(EgressStatus.EGRESS_ACTIVE)
    await recorder.stopEgress(egressId)
    await expect.poll(() => statusOf(egressId)).toBe(EgressStatus.EGRESS_COMPLETE)
    const film = await readFile(join(folder, 'recordings', `${room}.mp4`))
    expect(film.toString('latin1', 4, 8)).toBe('ftyp')
    await expect.poll(() => target.names(room)).toEqual(['room_started', 'egress_started', 'egress_updated', 'egress_updated', 'egress_ended']) // prettier-ignore
    await expect(recorder.stopEgress(egressId)).rejects.toMatchObject({ status: 412 })
  })

  it.each([
    ['FAILED', EgressStatus.EGRESS_FAILED, 1],
    ['TWICE', EgressStatus.EGRESS_COMPLETE, 2],
    ['NEVER', EgressStatus.EGRESS_ENDING, 0],
  ])('that ends %s', async (recordingEnds, status, announced) => {
    await sandbox.json('POST', '/knobs', { room, recordingEnds, recordingDelayMs: 10 })
    await rooms.createRoom({ name: room })
    const { egressId } = await record()
    await recorder.stopEgress(egressId)
    await expect.poll(() => statusOf(egressId)).toBe(status)
    await expect.poll(() => target.names(room).filter((name) => name === 'egress_ended')).toHaveLength(announced)
  })

  it('writes nothing outside its folder', async () => {
    await rooms.createRoom({ name: room })
    const file = new EncodedFileOutput({ filepath: `../${room}.mp4` })
    const { egressId } = await recorder.startRoomCompositeEgress(room, { file })
    await recorder.stopEgress(egressId)
    await expect.poll(() => statusOf(egressId)).toBe(EgressStatus.EGRESS_FAILED)
    await expect(readFile(join(folder, '..', `${room}.mp4`))).rejects.toThrow('ENOENT')
  })
})

describe('the page of the rooms', () => {
  it('shows who is in, and ends a room', async () => {
    await enter('teacher')
    expect((await sandbox.page('/rooms')).text).toContain('TEACHER')
    expect((await sandbox.page(`/rooms/${room}/die`, {})).location).toBe('/rooms')
    expect((await sandbox.page('/rooms')).text).not.toContain('TEACHER')
    expect((await sandbox.page('/rooms/none/die', {})).status).toBe(404)
  })
})
