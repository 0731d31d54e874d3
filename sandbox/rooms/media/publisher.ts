// The connection that a browser sends on: the browser offers, we answer.
import type { Native } from './ability.ts'
import { answerSection, MID_EXTENSION } from './answer-section.ts'
import { bitrateLimit, controlPartsOf, headerExtension, isControlPacket, PACKET_TYPE, receiverReport } from './rtp.ts'
import { attribute, extensionIdOf, iceParametersOf, isSending, midOf, parseSdp, writeSdp, type Section } from './sdp.ts'
import { Source, type Kind } from './source.ts'
import { Transport } from './transport.ts'

const REPORT_EVERY_MS = 1_000

export class Publisher {
  readonly #native: Native
  readonly #onData: (label: string, data: Uint8Array) => void
  #transport: Transport | undefined
  /** The key is the browser's MediaStreamTrack id, which AddTrackRequest calls `cid`. */
  readonly #sources = new Map<string, Source>()
  readonly #bySsrc = new Map<number, Source>()
  readonly #cidByMid = new Map<string, string>()
  #midExtension = 0
  #hasData = false
  #answers = 0
  #reports: NodeJS.Timeout | undefined

  constructor(native: Native, onData: (label: string, data: Uint8Array) => void) {
    this.#native = native
    this.#onData = onData
  }

  /** Answers an offer, with the cids that the browser still sends. One offer at a time. */
  async answer(sdp: string): Promise<{ readonly sdp: string; readonly cids: ReadonlySet<string> }> {
    const { media } = parseSdp(sdp)
    const transport = this.#transport ?? (await this.#open(sdp, media))
    this.#readSections(media)
    const context = { ice: transport.ice, hasData: this.#hasData }
    const mids = media.filter(({ port }) => port !== 0).map(midOf)
    this.#answers += 1
    const sections = media.map((section) => answerSection(section, context))
    return { sdp: writeSdp(this.#answers, mids, sections), cids: new Set(this.#cidByMid.values()) }
  }

  add(cid: string, kind: Kind): Source {
    const source = new Source(kind, (packet) => this.#transport?.send(packet))
    this.#sources.set(cid, source)
    return source
  }

  remove(cid: string): void {
    const source = this.#sources.get(cid)
    source?.close()
    this.#sources.delete(cid)
    for (const [ssrc, each] of this.#bySsrc) if (each === source) this.#bySsrc.delete(ssrc)
  }

  close(): void {
    clearInterval(this.#reports)
    for (const source of this.#sources.values()) source.close()
    this.#transport?.close()
  }

  async #open(sdp: string, media: readonly Section[]): Promise<Transport> {
    // `fastPublish` in JoinResponse makes the client's first offer contain the data channels.
    this.#hasData = media.some(({ kind }) => kind === 'application')
    const transport = new Transport(this.#native, {
      onPacket: (packet) => this.#receive(packet),
      onData: this.#onData,
    })
    this.#transport = transport // so that it is closed if the person leaves meanwhile
    this.#reports = setInterval(() => this.#report(), REPORT_EVERY_MS)
    await transport.answer(iceParametersOf(sdp), this.#hasData)
    return transport
  }

  #readSections(media: readonly Section[]): void {
    this.#cidByMid.clear()
    for (const section of media) {
      this.#midExtension = extensionIdOf(section, MID_EXTENSION) ?? this.#midExtension
      const cid = attribute(section.lines, 'msid')?.split(' ')[1]
      if (cid && isSending(section)) this.#cidByMid.set(midOf(section), cid)
    }
  }

  #receive(packet: Buffer): void {
    if (packet.length < 8) return
    if (isControlPacket(packet)) return this.#receiveReports(packet)
    if (packet.length < 12) return
    const ssrc = packet.readUInt32BE(8)
    const source = this.#bySsrc.get(ssrc) ?? this.#identify(packet, ssrc)
    source?.receive(packet)
  }

  #receiveReports(packet: Buffer): void {
    for (const { type, body } of controlPartsOf(packet))
      if (type === PACKET_TYPE.SENDER_REPORT && body.length >= 28)
        this.#bySsrc.get(body.readUInt32BE(4))?.receiveReport(body)
  }

  /** The first packets of a source name their section in a header extension. */
  #identify(packet: Buffer, ssrc: number): Source | undefined {
    const cid = this.#cidByMid.get(headerExtension(packet, this.#midExtension) ?? '')
    const source = cid === undefined ? undefined : this.#sources.get(cid)
    if (!source) return undefined
    this.#bySsrc.set(ssrc, source)
    source.ssrc = ssrc
    return source
  }

  #report(): void {
    const sources = [...new Set(this.#bySsrc.values())]
    const receptions = sources.map((source) => source.reception()).filter((each) => each !== undefined)
    if (receptions.length === 0) return
    const video = sources.find(({ kind }) => kind === 'video')
    const parts = [receiverReport(receptions), ...(video ? [bitrateLimit(video.ssrc)] : [])]
    this.#transport?.send(Buffer.concat(parts))
  }
}
