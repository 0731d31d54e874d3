// RTP packets (RFC 3550) and their control packets, read and written in place.

/** The synchronisation source under which the room itself sends control packets. */
const OUR_SSRC = 1
const FIXED_HEADER = 12

export const PACKET_TYPE = { SENDER_REPORT: 200, TRANSPORT_FEEDBACK: 205, PAYLOAD_FEEDBACK: 206 } as const

export function isControlPacket(packet: Buffer): boolean {
  const type = packet.readUInt8(1)
  return type >= 192 && type <= 223
}

export interface ControlPart {
  readonly type: number
  /** The report count or the feedback format, depending on the type. */
  readonly count: number
  readonly body: Buffer
}

/** The packets that one compound control packet is made of. */
export function controlPartsOf(packet: Buffer): ControlPart[] {
  const parts: ControlPart[] = []
  for (let at = 0; at + 8 <= packet.length;) {
    const length = 4 * (packet.readUInt16BE(at + 2) + 1)
    parts.push({
      type: packet.readUInt8(at + 1),
      count: packet.readUInt8(at) & 0x1f,
      body: packet.subarray(at, at + length),
    })
    at += length
  }
  return parts
}

/** The value of an RTP header extension, in its one-byte or two-byte form (RFC 8285). */
export function headerExtension(packet: Buffer, id: number): string | undefined {
  const first = packet.readUInt8(0)
  const start = FIXED_HEADER + 4 * (first & 0x0f)
  if ((first & 0x10) === 0 || packet.length < start + 4) return undefined
  const isTwoByte = (packet.readUInt16BE(start) & 0xfff0) === 0x1000
  const end = Math.min(packet.length, start + 4 + 4 * packet.readUInt16BE(start + 2))
  for (let at = start + 4; at < end;) {
    const head = packet.readUInt8(at)
    if (head === 0) {
      at += 1
      continue
    }
    const bodyAt = at + (isTwoByte ? 2 : 1)
    if (bodyAt > end) return undefined
    const length = isTwoByte ? packet.readUInt8(at + 1) : (head & 0x0f) + 1
    if ((isTwoByte ? head : head >> 4) === id) return packet.toString('latin1', bodyAt, bodyAt + length)
    at = bodyAt + length
  }
  return undefined
}

/** How far `next` is after `last`, by sequence numbers of 16 bits that wrap around. */
export function sequenceDistance(last: number, next: number): number {
  return ((next - last) << 16) >> 16
}

/** Asks a sender for a keyframe (RFC 4585, picture loss indication). */
export function pictureLossIndication(ssrc: number): Buffer {
  const packet = Buffer.from([0x81, PACKET_TYPE.PAYLOAD_FEEDBACK, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0])
  packet.writeUInt32BE(OUR_SSRC, 4)
  packet.writeUInt32BE(ssrc, 8)
  return packet
}

/** A sender report without its report blocks, under another synchronisation source. */
export function senderReportAs(report: Buffer, ssrc: number): Buffer {
  const copy = Buffer.from(report.subarray(0, 28))
  copy[0] = 0x80
  copy.writeUInt16BE(6, 2)
  copy.writeUInt32BE(ssrc, 4)
  return copy
}

export interface Reception {
  readonly ssrc: number
  /** With the number of wraps in its upper 16 bits. */
  readonly highestSequence: number
  /** The middle 32 bits of the last sender report's time, and milliseconds since it came. */
  readonly lastReport: { readonly middle: number; readonly ageMs: number } | undefined
}

/** A receiver report that says nothing was lost, so that the browser's bandwidth estimate can grow. */
export function receiverReport(receptions: readonly Reception[]): Buffer {
  const words = 1 + 6 * receptions.length
  const head = Buffer.from([0x80 | receptions.length, 201, words >> 8, words & 0xff, 0, 0, 0, OUR_SSRC])
  return Buffer.concat([head, ...receptions.map(reportBlock)])
}

function reportBlock({ ssrc, highestSequence, lastReport }: Reception): Buffer {
  const block = Buffer.alloc(24)
  block.writeUInt32BE(ssrc, 0)
  block.writeUInt32BE(highestSequence >>> 0, 8)
  if (lastReport) {
    block.writeUInt32BE(lastReport.middle, 16)
    block.writeUInt32BE(Math.round(lastReport.ageMs * 65.536), 20) // in units of 1/65536 second
  }
  return block
}

const REMB_MANTISSA = 187_500
const REMB_EXPONENT = 4

/** Receiver estimated maximum bitrate: 3 Mbit/s, which is the mantissa (18 bits) times 2 to the exponent (6 bits). */
export function bitrateLimit(videoSsrc: number): Buffer {
  const packet = Buffer.alloc(24)
  packet.set([0x8f, PACKET_TYPE.PAYLOAD_FEEDBACK, 0, 5])
  packet.writeUInt32BE(OUR_SSRC, 4)
  packet.write('REMB', 12, 'latin1')
  packet.writeUInt32BE(((1 << 24) | (REMB_EXPONENT << 18) | REMB_MANTISSA) >>> 0, 16)
  packet.writeUInt32BE(videoSsrc, 20)
  return packet
}

/** The sequence numbers that a receiver asks for again (RFC 4585, generic NACK). */
export function requestedNumbers(body: Buffer): number[] {
  const numbers: number[] = []
  for (let at = FIXED_HEADER; at + 4 <= body.length; at += 4) {
    const base = body.readUInt16BE(at)
    const mask = body.readUInt16BE(at + 2)
    numbers.push(base)
    for (let bit = 0; bit < 16; bit += 1) if (mask & (1 << bit)) numbers.push((base + bit + 1) & 0xffff)
  }
  return numbers
}
