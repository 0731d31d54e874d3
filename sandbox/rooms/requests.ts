// The requests that a browser sends over its WebSocket.
import { DisconnectReason, Pong, RequestResponse_Reason } from '@livekit/protocol'
import type { SignalRequest, UpdateParticipantMetadata } from '@livekit/protocol'
import type { Participant } from './participant.ts'
import { inMilliseconds } from './clock.ts'

type Message = SignalRequest['message']

export async function obey(me: Participant, { message }: SignalRequest): Promise<void> {
  if (me.hasLeft) return
  if (message.case === 'offer') return answerOffer(me, message.value)
  if (message.case === 'leave') return me.room.leave(me, DisconnectReason.CLIENT_INITIATED)
  keepAlive(me, message)
  negotiate(me, message)
  choose(me, message)
}

async function answerOffer(me: Participant, offer: { readonly sdp: string; readonly id: number }): Promise<void> {
  const { sdp, cids } = await me.publisher.answer(offer.sdp)
  me.line.send({ case: 'answer', value: { type: 'answer', sdp, id: offer.id } })
  me.keepOnly(cids)
}

/** Clients send both forms of a ping and need both answers. */
function keepAlive(me: Participant, message: Message): void {
  const now = inMilliseconds(me.room.world.now)
  if (message.case === 'ping') me.line.send({ case: 'pong', value: now })
  if (message.case === 'pingReq') {
    const value = new Pong({ lastPingTimestamp: message.value.timestamp, timestamp: now })
    me.line.send({ case: 'pongResp', value })
  }
}

/** The addresses a browser trickles are not needed: it sends to ours, and ICE learns its own from that. */
function negotiate(me: Participant, message: Message): void {
  if (message.case === 'answer') me.subscriber.answered(message.value.sdp, message.value.id)
  if (message.case === 'addTrack') me.publish(message.value)
  if (message.case === 'mute') {
    const { sid, muted } = message.value
    const track = me.tracks.get(sid)
    if (track && track.info.muted !== muted) me.mute(track, muted)
  }
}

function choose(me: Participant, message: Message): void {
  if (message.case === 'subscription') {
    const { subscribe, trackSids, participantTracks } = message.value
    const sids = [...trackSids, ...participantTracks.flatMap((each) => each.trackSids)]
    for (const sid of sids) me.wishFor(sid, subscribe)
  }
  if (message.case === 'trackSetting') for (const sid of message.value.trackSids) me.pause(sid, message.value.disabled)
  if (message.case === 'subscriptionPermission') me.setAudience(message.value)
  if (message.case === 'updateMetadata') describe(me, message.value)
}

function describe(me: Participant, { metadata, name, attributes, requestId }: UpdateParticipantMetadata): void {
  const isAllowed = me.permission.canUpdateMetadata
  if (isAllowed) {
    me.info.metadata = metadata || me.info.metadata
    me.info.name = name || me.info.name
    Object.assign(me.info.attributes, attributes)
    me.announceChange()
  }
  const reason = isAllowed ? RequestResponse_Reason.OK : RequestResponse_Reason.NOT_ALLOWED
  const text = isAllowed ? '' : 'does not have permission to update own metadata'
  me.line.send({ case: 'requestResponse', value: { requestId, reason, message: text } })
}
