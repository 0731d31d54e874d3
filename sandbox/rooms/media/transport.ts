// One connection with a browser. The library below (libdatachannel) does ICE, DTLS, SRTP and SCTP, and never sees the browser's
// own session description: it is given one media section and one data section for the life of the connection. With a single
// media section it hands over the packets of every synchronisation source, and it never has to renegotiate. The browser
// bundles all its sections on this connection, so that our description can add and remove tracks freely.
import type { DataChannel, PeerConnection, Track as MediaTrack } from 'node-datachannel'
import { complain } from '../complain.ts'
import type { Native } from './ability.ts'
import { attribute, DATA_LINES, DATA_SECTION, iceLines, iceParametersOf, parseSdp, writeSdp } from './sdp.ts'
import type { IceParameters } from './sdp.ts'

export interface TransportEvents {
  readonly onPacket: (packet: Buffer) => void
  readonly onData: (label: string, data: Uint8Array) => void
  readonly onConnected?: () => void
  readonly onFailed?: () => void
}

const MAX_MESSAGE = 262_144
const GATHERED_WITHIN_MS = 5_000
const OPUS_SECTION = ['m=audio 9 UDP/TLS/RTP/SAVPF 111', 'c=IN IP4 0.0.0.0', 'a=mid:m', 'a=sendrecv', 'a=rtcp-mux', 'a=rtpmap:111 opus/48000/2'] // prettier-ignore

export class Transport {
  ice: IceParameters = { ufrag: '', pwd: '', fingerprint: '', setup: 'actpass', candidates: [] }
  isConnected = false
  readonly #native: Native
  readonly #events: TransportEvents
  readonly #connection: PeerConnection
  #track: MediaTrack | undefined
  /** The library forgets a channel that nobody holds. */
  readonly #channels = new Map<string, DataChannel>()

  constructor(native: Native, events: TransportEvents) {
    this.#native = native
    this.#events = events
    this.#connection = new native.PeerConnection('room', {
      iceServers: [],
      bindAddress: '127.0.0.1',
      disableAutoNegotiation: true,
      maxMessageSize: MAX_MESSAGE,
    })
    this.#connection.onStateChange((state) =>
      guarded(() => {
        if (state !== 'failed' && state !== 'closed') return
        this.isConnected = false
        events.onFailed?.()
      }),
    )
    this.#connection.onTrack((track) => guarded(() => this.#useTrack(track)))
    this.#connection.onDataChannel((channel) => guarded(() => this.#useChannel(channel)))
  }

  /**
   * Answers a browser that offered. `hasData` must be true of its offer: the library cannot add data channels later, and ones
   * that the browser does not have time out, which fails the whole connection.
   */
  async answer(remote: IceParameters, hasData: boolean): Promise<void> {
    const sections = [[...OPUS_SECTION, ...iceLines(remote)]]
    if (hasData) sections.push([DATA_SECTION, 'c=IN IP4 0.0.0.0', 'a=mid:d', ...DATA_LINES, ...iceLines(remote)])
    this.#connection.setRemoteDescription(writeSdp(1, hasData ? ['m', 'd'] : ['m'], sections), 'offer')
    await this.#describe('answer')
  }

  /** Makes our offer. The data channels of the connection that the browser receives on are opened by us. */
  async offer(): Promise<void> {
    const media = new this.#native.Audio('m', 'SendRecv')
    media.addOpusCodec(111)
    this.#useTrack(this.#connection.addTrack(media))
    this.#useChannel(this.#connection.createDataChannel('_reliable'))
    this.#useChannel(this.#connection.createDataChannel('_lossy', { unordered: true, maxRetransmits: 0 }))
    await this.#describe('offer')
  }

  /** Takes the browser's answer to our offer. */
  accept(remote: IceParameters): void {
    const ours = parseSdp(this.#connection.localDescription()?.sdp ?? '').media
    const sections = ours.map(({ lines }) => [
      ...lines.filter((line) => /^(m=|c=|a=(mid|sendrecv|rtcp-mux|rtpmap|sctp-port|max-message-size))/.test(line)),
      ...iceLines(remote),
    ])
    const mids = ours.map(({ lines }) => attribute(lines, 'mid') ?? '')
    this.#connection.setRemoteDescription(writeSdp(1, mids, sections), 'answer')
  }

  send(packet: Buffer): void {
    if (!this.isConnected || !this.#track?.isOpen()) return
    try {
      this.#track.sendMessageBinary(packet)
    } catch {
      this.isConnected = false // it was closed meanwhile, on the library's own thread
    }
  }

  sendData(label: string, data: Uint8Array): void {
    const channel = this.#channels.get(label)
    if (channel?.isOpen()) guarded(() => channel.sendMessageBinary(data))
  }

  close(): void {
    this.isConnected = false
    this.#connection.close()
  }

  #useTrack(track: MediaTrack): void {
    this.#track = track
    // A track opens when DTLS is up; the connection's own state waits for SCTP as well.
    const open = () => {
      if (this.isConnected) return
      this.isConnected = true
      this.#events.onConnected?.()
    }
    track.onOpen(() => guarded(open))
    if (track.isOpen()) open()
    track.onClosed(() => void (this.isConnected = false))
    track.onMessage((packet) => guarded(() => this.#events.onPacket(packet)))
  }

  #useChannel(channel: DataChannel): void {
    const label = channel.getLabel()
    this.#channels.set(label, channel)
    channel.onMessage((message) =>
      guarded(() => {
        if (typeof message !== 'string') this.#events.onData(label, new Uint8Array(message))
      }),
    )
  }

  /** Resolves when our address on the loopback interface is known. */
  async #describe(type: 'offer' | 'answer'): Promise<void> {
    this.#connection.setLocalDescription(type)
    for (const until = performance.now() + GATHERED_WITHIN_MS; performance.now() < until;) {
      this.ice = iceParametersOf(this.#connection.localDescription()?.sdp ?? '')
      if (this.ice.candidates.length > 0) return
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    throw new Error(`no address was found (${this.#connection.gatheringState()})`)
  }
}

/** An exception that leaves one of the library's callbacks ends the process. */
function guarded(work: () => void): void {
  try {
    work()
  } catch (error) {
    complain('media', error)
  }
}
