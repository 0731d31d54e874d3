// The media of one published track, and where it is forwarded to. Forwarding changes the payload type and the synchronisation
// source of a packet and nothing else.
import { pictureLossIndication, senderReportAs, sequenceDistance, type Reception } from './rtp.ts'

export type Kind = 'audio' | 'video'

/** The payload types that we offer to everyone who receives. */
export const PAYLOAD_TYPE = { audio: 111, video: 96 } as const

/** Packets of a video kept to be sent again to a receiver that has lost them. */
const KEPT_PACKETS = 512
const KEYFRAME_EVERY_MS = 300

export type SendPacket = (packet: Buffer) => void

let nextSsrc = 0x10000000

/** One source, sent to one receiver under a synchronisation source of its own. */
export class Forward {
  readonly ssrc = nextSsrc++
  readonly source: Source
  /** "participant|track track", by which livekit-client finds the track. */
  readonly msid: string
  /** Until the receiver has answered the offer that contains it, nothing is sent. */
  isAnswered = false
  isPaused = false
  readonly #send: SendPacket

  constructor(source: Source, msid: string, send: SendPacket) {
    this.source = source
    this.msid = msid
    this.#send = send
  }

  /** Writes into the packet: `send` copies it before it returns, and each forward writes values of its own. */
  forward(packet: Buffer): void {
    if (!this.isAnswered || this.isPaused) return
    packet.writeUInt8((packet.readUInt8(1) & 0x80) | PAYLOAD_TYPE[this.source.kind], 1)
    packet.writeUInt32BE(this.ssrc, 8)
    this.#send(packet)
  }

  /** Timestamps are forwarded as they are, so the publisher's report is right for the receiver too: it gives lip sync. */
  forwardReport(report: Buffer): void {
    this.#send(senderReportAs(report, this.ssrc))
  }
}

export class Source {
  readonly kind: Kind
  readonly forwards = new Set<Forward>()
  /** 0 until its first packet comes. */
  ssrc = 0
  isMuted = false
  packets = 0
  readonly #sendToPublisher: SendPacket
  readonly #kept: (Buffer | undefined)[] = []
  #highest: number | undefined
  #askedAt = -KEYFRAME_EVERY_MS
  #asking: NodeJS.Timeout | undefined
  #lastReport: { readonly middle: number; readonly at: number } | undefined

  constructor(kind: Kind, sendToPublisher: SendPacket) {
    this.kind = kind
    this.#sendToPublisher = sendToPublisher
  }

  /** At once, or a little after the last request: a request may be delayed and is never dropped. */
  requestKeyframe(): void {
    if (this.kind !== 'video' || this.#asking) return
    const wait = Math.max(0, this.#askedAt + KEYFRAME_EVERY_MS - performance.now())
    this.#asking = setTimeout(() => {
      this.#asking = undefined
      this.#askedAt = performance.now()
      if (this.ssrc !== 0) this.#sendToPublisher(pictureLossIndication(this.ssrc))
    }, wait)
  }

  receive(packet: Buffer): void {
    this.packets += 1
    const sequence = packet.readUInt16BE(2)
    const step = this.#highest === undefined ? 1 : sequenceDistance(this.#highest & 0xffff, sequence)
    if (this.#highest === undefined) this.#highest = sequence
    else if (step > 0) this.#highest += step
    // On the loopback interface a loss is rare: a new keyframe is simpler than asking for the packet again.
    if (step > 1) this.requestKeyframe()
    if (this.kind === 'video') this.#kept[sequence % KEPT_PACKETS] = packet
    if (this.isMuted) return
    for (const each of this.forwards) each.forward(packet)
  }

  receiveReport(report: Buffer): void {
    this.#lastReport = { middle: report.readUInt32BE(10), at: performance.now() }
    for (const each of this.forwards) each.forwardReport(report)
  }

  sendAgain(sequences: readonly number[], to: Forward): void {
    for (const sequence of sequences) {
      const packet = this.#kept[sequence % KEPT_PACKETS]
      if (packet?.readUInt16BE(2) === sequence) to.forward(packet)
    }
  }

  /** Undefined before the first packet. */
  reception(): Reception | undefined {
    if (this.ssrc === 0 || this.#highest === undefined) return undefined
    const last = this.#lastReport
    const lastReport = last && { middle: last.middle, ageMs: performance.now() - last.at }
    return { ssrc: this.ssrc, highestSequence: this.#highest, lastReport }
  }

  close(): void {
    clearTimeout(this.#asking)
  }
}
