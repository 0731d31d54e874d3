// livekit.RoomService: rooms and the people in them, for programs.
import { CreateRoomRequest, DeleteRoomRequest, DeleteRoomResponse, DisconnectReason } from '@livekit/protocol'
import { LeaveRequest_Action, ListParticipantsRequest, ListParticipantsResponse } from '@livekit/protocol'
import { ListRoomsRequest, ListRoomsResponse, MuteRoomTrackRequest, MuteRoomTrackResponse } from '@livekit/protocol'
import { RemoveParticipantResponse, RoomParticipantIdentity, UpdateParticipantRequest } from '@livekit/protocol'
import type { Participant } from './participant.ts'
import type { Room, RoomBook } from './room.ts'
import type { VideoGrant } from './tokens.ts'
import { notFound, TwirpError, twirpMethod, type Message, type MethodOptions, type TwirpMethod } from './twirp.ts'
import { inSeconds, newSid } from './clock.ts'

/** A removed person's tokens, and those made in the next minute, open the room no longer. */
const REVOKED_SECONDS = 60n

export function roomService(rooms: RoomBook): Readonly<Record<string, TwirpMethod>> {
  return { ...roomMethods(rooms), ...participantMethods(rooms) }
}

function roomMethods(rooms: RoomBook): Record<string, TwirpMethod> {
  return {
    'livekit.RoomService/CreateRoom': twirpMethod({
      request: CreateRoomRequest,
      isAllowed: ({ roomCreate }) => roomCreate === true,
      roomOf: ({ name }) => name,
      run: (request) => rooms.open(request.name || newSid('room-'), request).snapshot(),
    }),
    'livekit.RoomService/ListRooms': twirpMethod({
      request: ListRoomsRequest,
      isAllowed: ({ roomList }) => roomList === true,
      roomOf: ({ names }) => names[0],
      run: ({ names }) => {
        const asked = rooms.all().filter(({ name }) => names.length === 0 || names.includes(name))
        return new ListRoomsResponse({ rooms: asked.map((room) => room.snapshot()) })
      },
    }),
    'livekit.RoomService/DeleteRoom': twirpMethod({
      request: DeleteRoomRequest,
      isAllowed: ({ roomCreate }) => roomCreate === true,
      roomOf: ({ room }) => room,
      run: ({ room }) => {
        rooms.end(roomNamed(rooms, room), DisconnectReason.ROOM_DELETED)
        return new DeleteRoomResponse()
      },
    }),
    'livekit.RoomService/ListParticipants': forAdmin(ListParticipantsRequest, ({ room }) => {
      const people = [...(rooms.find(room)?.participants.values() ?? [])]
      return new ListParticipantsResponse({ participants: people.map((each) => each.snapshot()) })
    }),
  }
}

function participantMethods(rooms: RoomBook): Record<string, TwirpMethod> {
  return {
    'livekit.RoomService/GetParticipant': forAdmin(RoomParticipantIdentity, (request) =>
      participantIn(rooms, request).snapshot(),
    ),
    'livekit.RoomService/RemoveParticipant': forAdmin(RoomParticipantIdentity, (request) => {
      const participant = participantIn(rooms, request)
      const room = roomNamed(rooms, request.room)
      const before = request.revokeTokenTs || inSeconds(room.world.now) + REVOKED_SECONDS
      room.revokeTokens(participant.identity, before)
      room.leave(participant, DisconnectReason.PARTICIPANT_REMOVED, LeaveRequest_Action.DISCONNECT)
      return new RemoveParticipantResponse()
    }),
    'livekit.RoomService/MutePublishedTrack': forAdmin(MuteRoomTrackRequest, (request) => mute(rooms, request)),
    'livekit.RoomService/UpdateParticipant': forAdmin(UpdateParticipantRequest, (request) => {
      const participant = participantIn(rooms, request)
      const { info } = participant
      info.metadata = request.metadata || info.metadata
      info.name = request.name || info.name
      Object.assign(info.attributes, request.attributes)
      if (request.permission) participant.setPermission(request.permission)
      else participant.announceChange()
      return participant.snapshot()
    }),
  }
}

function mute(rooms: RoomBook, request: MuteRoomTrackRequest): MuteRoomTrackResponse {
  const participant = participantIn(rooms, request)
  const track = participant.tracks.get(request.trackSid)
  if (!track) throw notFound('track')
  if (!request.muted && track.info.muted) throw new TwirpError('failed_precondition', 412, 'remote unmute not enabled')
  // The message goes before the update: a client that learns from an update that it is muted answers with its own state.
  participant.line.send({ case: 'mute', value: { sid: request.trackSid, muted: request.muted } })
  participant.mute(track, request.muted)
  return new MuteRoomTrackResponse({ track: track.info })
}

/** Methods about one room, for callers that may administrate it. */
function forAdmin<T extends { readonly room: string }>(request: MethodOptions<T>['request'], run: (of: T) => Message) {
  const isAllowed = (grant: VideoGrant, { room }: T) => grant.roomAdmin === true && grant.room === room
  return twirpMethod({ request, isAllowed, roomOf: ({ room }) => room, run })
}

function roomNamed(rooms: RoomBook, name: string): Room {
  const room = rooms.find(name)
  if (!room) throw notFound('requested room')
  return room
}

function participantIn(rooms: RoomBook, of: { readonly room: string; readonly identity: string }): Participant {
  const participant = roomNamed(rooms, of.room).participants.get(of.identity)
  if (!participant) throw notFound('participant')
  return participant
}
