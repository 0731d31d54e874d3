// A person in a live room without a browser: the media connection is real, what it carries is not looked at.
import media, { type PeerConnection } from 'node-datachannel'
import { SignalRequest, SignalResponse, TrackSource, TrackType, type TrackInfo } from '@livekit/protocol'
import { WebSocket } from 'ws'

type OutgoingSignal = NonNullable<NonNullable<ConstructorParameters<typeof SignalRequest>[0]>['message']>
type IncomingSignal = SignalResponse['message']

export type RoomGuest = Awaited<ReturnType<typeof joinRoom>>

/** Resolves when the connection is up. Rejects when the room does not let them in. */
export async function joinRoom(url: string, token: string) {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/rtc?access_token=${token}&auto_subscribe=1&protocol=16`)
  const connection = new media.PeerConnection('guest', { iceServers: [], bindAddress: '127.0.0.1', disableAutoNegotiation: true, forceMediaTransport: true }) // prettier-ignore
  const received: IncomingSignal[] = []
  const send = (message: OutgoingSignal) => socket.send(new SignalRequest({ message }).toBinary())
  socket.on('message', (data: Buffer) => {
    const { message } = SignalResponse.fromBinary(data)
    received.push(message)
    negotiate(connection, message, send)
  })
  const isUp = new Promise<void>((resolve, reject) => {
    connection.onStateChange((state) => state === 'connected' && resolve())
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('the room closed the connection')))
  })
  await isUp

  return {
    /** Everything that the room has sent, oldest first. */
    received: (): readonly IncomingSignal['case'][] => received.map((message) => message.case),
    isOpen: () => socket.readyState === socket.OPEN,
    mutedTracks: () => received.flatMap((message) => (message.case === 'mute' ? [message.value.sid] : [])),
    /** Announces a track; answers what the room made of it. Throws when it is not allowed to. */
    async publish(source: TrackSource): Promise<TrackInfo> {
      const cid = `cid-${source}`
      const type = source === TrackSource.MICROPHONE ? TrackType.AUDIO : TrackType.VIDEO
      const before = received.length
      send({ case: 'addTrack', value: { cid, type, source, name: cid } })
      for (;;) {
        const answer = received.slice(before).find(({ case: name }) => name === 'trackPublished' || name === 'requestResponse') // prettier-ignore
        if (answer?.case === 'requestResponse') throw new Error(answer.value.message)
        if (answer?.case === 'trackPublished' && answer.value.track) return answer.value.track
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    },
    /** As a browser leaves: it says so. */
    leave(): void {
      send({ case: 'leave', value: {} })
      connection.close()
    },
    close(): void {
      connection.close()
      socket.terminate()
    },
  }
}

function negotiate(connection: PeerConnection, message: IncomingSignal, send: (message: OutgoingSignal) => void): void {
  if (message.case === 'trickle') {
    const { candidate } = JSON.parse(message.value.candidateInit) as { candidate: string } // as WebRTC writes it
    connection.addRemoteCandidate(candidate, '0')
  }
  if (message.case !== 'offer') return
  const { id, sdp } = message.value
  connection.onLocalDescription((answer) => send({ case: 'answer', value: { type: 'answer', sdp: answer, id } }))
  connection.setRemoteDescription(sdp, 'offer')
  connection.setLocalDescription('answer')
}
