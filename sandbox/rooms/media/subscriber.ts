// The connection that a browser receives on: we offer, the browser answers.
import type { Native } from './ability.ts'
import { controlPartsOf, isControlPacket, PACKET_TYPE, requestedNumbers, type ControlPart } from './rtp.ts'
import { DATA_LINES, DATA_SECTION, directionOf, iceLines, iceParametersOf, parseSdp, writeSdp } from './sdp.ts'
import { Forward, PAYLOAD_TYPE, type Kind, type Source } from './source.ts'
import { Transport } from './transport.ts'

export interface Offer {
  readonly id: number
  readonly sdp: string
  readonly midToTrackId: Record<string, string>
}

export interface SubscriberEvents {
  readonly onOffer: (offer: Offer) => void
  /** An address of ours, "candidate:…", for the browser to send to. */
  readonly onAddress: (candidate: string) => void
  readonly onData: (label: string, data: Uint8Array) => void
  readonly onConnected: () => void
  readonly onFailed: () => void
}

/** A section stays when its track has gone: without a forward it is `inactive`. */
interface TrackSection {
  readonly kind: Kind
  forward: Forward | undefined
}

/** Formats of feedback packets. */
const NACK = 1
const PICTURE_LOSS = 1
const FULL_INTRA_REQUEST = 4

export class Subscriber {
  readonly #events: SubscriberEvents
  readonly #sections: TrackSection[] = []
  #transport: Transport | undefined
  #offerId = 0
  /** An offer is out: the next one waits for its answer. */
  #isWaiting = false
  #isChanged = false
  #isClosed = false

  constructor(events: SubscriberEvents) {
    this.#events = events
  }

  async start(native: Native): Promise<void> {
    const { onConnected, onFailed, onData } = this.#events
    const transport = new Transport(native, {
      onPacket: (packet) => this.#receive(packet),
      onData,
      onFailed,
      onConnected: () => {
        onConnected()
        this.#requestKeyframes()
      },
    })
    await transport.offer()
    if (this.#isClosed) return transport.close()
    this.#transport = transport
    this.#negotiate()
  }

  add(source: Source, participantSid: string, trackSid: string): Forward {
    const msid = `${participantSid}|${trackSid} ${trackSid}`
    const forward = new Forward(source, msid, (packet) => this.#transport?.send(packet))
    source.forwards.add(forward)
    this.#sections.push({ kind: source.kind, forward })
    this.#negotiate()
    return forward
  }

  remove(forward: Forward): void {
    forward.source.forwards.delete(forward)
    const section = this.#sections.find((each) => each.forward === forward)
    if (!section) return
    section.forward = undefined
    this.#negotiate()
  }

  answered(sdp: string, offerId: number): void {
    const transport = this.#transport
    if (!transport || (offerId !== 0 && offerId !== this.#offerId)) return
    if (this.#offerId === 1) {
      transport.accept(iceParametersOf(sdp))
      // Only now does the browser learn where to send. If it began before the library had stored its fingerprint, the
      // connection would fail: that was one join in five on a busy machine.
      for (const candidate of transport.ice.candidates) this.#events.onAddress(`candidate:${candidate}`)
    }
    this.#isWaiting = false
    const [, ...answers] = parseSdp(sdp).media
    answers.forEach((answer, index) => {
      const forward = this.#sections[index]?.forward
      if (forward && directionOf(answer) === 'recvonly') forward.isAnswered = true
    })
    this.#requestKeyframes()
    if (this.#isChanged) this.#negotiate()
  }

  sendData(label: string, data: Uint8Array): void {
    this.#transport?.sendData(label, data)
  }

  silence(): void {
    for (const { forward } of this.#sections) forward?.source.forwards.delete(forward)
    this.#sections.length = 0
  }

  close(): void {
    this.#isClosed = true
    this.silence()
    this.#transport?.close()
  }

  #negotiate(): void {
    if (!this.#transport) return
    this.#isChanged = this.#isWaiting
    if (this.#isWaiting) return
    this.#isWaiting = true
    this.#offerId += 1
    const common = ['c=IN IP4 127.0.0.1', ...iceLines(this.#transport.ice)]
    const data = [DATA_SECTION, ...common, 'a=mid:0', ...DATA_LINES]
    const tracks = this.#sections.map((section, index) => offeredSection(section, index + 1, common))
    const mids = [data, ...tracks].map((_, index) => String(index))
    const midToTrackId = Object.fromEntries(
      this.#sections.flatMap(({ forward }, index) =>
        forward ? [[String(index + 1), forward.msid.split(' ')[1] ?? '']] : [],
      ),
    )
    this.#events.onOffer({ id: this.#offerId, sdp: writeSdp(this.#offerId, mids, [data, ...tracks]), midToTrackId })
  }

  /** Without one a new viewer would wait for the publisher's next keyframe. */
  #requestKeyframes(): void {
    for (const { forward } of this.#sections) if (forward?.isAnswered) forward.source.requestKeyframe()
  }

  #receive(packet: Buffer): void {
    if (packet.length < 12 || !isControlPacket(packet)) return
    for (const part of controlPartsOf(packet)) this.#obey(part)
  }

  #obey(part: ControlPart): void {
    const ssrc = targetOf(part)
    const forward = this.#sections.find((section) => section.forward?.ssrc === ssrc)?.forward
    if (!forward || ssrc === undefined) return
    if (part.type === PACKET_TYPE.TRANSPORT_FEEDBACK) forward.source.sendAgain(requestedNumbers(part.body), forward)
    else forward.source.requestKeyframe()
  }
}

/** The source that a receiver asks to be sent again, or to be given a keyframe of; undefined for any other packet. */
function targetOf({ type, count, body }: ControlPart): number | undefined {
  if (body.length < 12) return undefined
  if (type === PACKET_TYPE.TRANSPORT_FEEDBACK) return count === NACK ? body.readUInt32BE(8) : undefined
  if (type !== PACKET_TYPE.PAYLOAD_FEEDBACK) return undefined
  if (count === PICTURE_LOSS) return body.readUInt32BE(8)
  return count === FULL_INTRA_REQUEST && body.length >= 16 ? body.readUInt32BE(12) : undefined
}

function offeredSection({ kind, forward }: TrackSection, mid: number, common: readonly string[]): string[] {
  const pt = PAYLOAD_TYPE[kind]
  const direction = forward ? 'a=sendonly' : 'a=inactive'
  const head = [`m=${kind} 9 UDP/TLS/RTP/SAVPF ${pt}`, ...common, `a=mid:${mid}`, 'a=rtcp-mux', direction]
  const codec =
    kind === 'audio'
      ? [`a=rtpmap:${pt} opus/48000/2`, `a=fmtp:${pt} minptime=10;useinbandfec=1`]
      : [`a=rtpmap:${pt} VP8/90000`, ...['nack', 'nack pli', 'ccm fir'].map((each) => `a=rtcp-fb:${pt} ${each}`)]
  if (!forward) return [...head, ...codec]
  const name = forward.msid.split('|')[0] ?? ''
  return [...head, ...codec, `a=msid:${forward.msid}`, `a=ssrc:${forward.ssrc} cname:${name}`]
}
