// A zip file, such as a Word document is. Entries are unpacked within limits, because the sizes that a file states may be wrong.
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const ENTRY = Buffer.from([0x50, 0x4b, 0x01, 0x02])
const LOCAL = Buffer.from([0x50, 0x4b, 0x03, 0x04])
const [ENTRY_BYTES, LOCAL_BYTES] = [46, 30]
const [STORED, DEFLATED] = [0, 8]

export type ZipEntries = ReadonlyMap<string, Buffer>

interface ZipLimits {
  readonly entries: number
  /** All entries that are unpacked, together. */
  readonly bytes: number
  readonly isWanted: (name: string) => boolean
}

/** The wanted entries by their names. NO_ZIP: it cannot be read. TOO_LARGE: it has more entries or bytes than the limits allow. */
export function readZip(file: Buffer, limits: ZipLimits): ZipEntries | 'NO_ZIP' | 'TOO_LARGE' {
  const end = file.lastIndexOf(END)
  if (end < 0) return 'NO_ZIP'
  try {
    if (file.readUInt16LE(end + 10) > limits.entries) return 'TOO_LARGE'
    return unpack(file, end, limits)
  } catch (error) {
    // Offsets outside the file, and bytes that are not compressed.
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'TOO_LARGE' : 'NO_ZIP'
  }
}

function unpack(file: Buffer, end: number, { bytes, isWanted }: ZipLimits): ZipEntries | 'NO_ZIP' | 'TOO_LARGE' {
  const entries = new Map<string, Buffer>()
  let at = file.readUInt32LE(end + 16)
  let left = bytes
  for (let i = file.readUInt16LE(end + 10); i > 0; i -= 1) {
    if (!file.subarray(at, at + 4).equals(ENTRY)) return 'NO_ZIP'
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((each) => file.readUInt16LE(at + each)) as [number, number, number] // three of three
    const name = file.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)
    if (isWanted(name)) {
      // One byte must be left, because zlib allows no limit of zero.
      const content = contentOf(file, at, left + 1)
      left -= content.length
      if (left < 0) return 'TOO_LARGE'
      entries.set(name, content)
    }
    at += ENTRY_BYTES + nameBytes + extraBytes + commentBytes
  }
  return entries
} // prettier-ignore

/** Throws for an entry that is encrypted, damaged or compressed in another way. */
function contentOf(file: Buffer, at: number, maxOutputLength: number): Buffer {
  const [isEncrypted, method] = [file.readUInt16LE(at + 8) & 1, file.readUInt16LE(at + 10)]
  const local = file.readUInt32LE(at + 42)
  if (isEncrypted || !file.subarray(local, local + 4).equals(LOCAL)) throw new RangeError('not readable')
  const from = local + LOCAL_BYTES + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
  const packed = file.subarray(from, from + file.readUInt32LE(at + 20))
  if (method === STORED) return packed
  if (method !== DEFLATED) throw new RangeError('not readable')
  return inflateRawSync(packed, { maxOutputLength })
}

/** A zip file with these entries. */
export function writeZip(entries: ZipEntries): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [name, content] of entries) {
    const [title, packed] = [Buffer.from(name), deflateRawSync(content)]
    const common = commonFields(title, content, packed)
    const local = Buffer.concat([LOCAL, common, title, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(ENTRY, numbers16(20), common, place, title)
    files.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const sizes = Buffer.alloc(8)
  sizes.writeUInt32LE(listed.length, 0)
  sizes.writeUInt32LE(offset, 4)
  return Buffer.concat([...files, listed, END, numbers16(0, 0, entries.size, entries.size), sizes, numbers16(0)])
}

/** Version, flags, method, time, date, checksum, the two sizes, the bytes of the name and of what follows it. */
function commonFields(title: Buffer, content: Buffer, packed: Buffer): Buffer {
  const sums = Buffer.alloc(12)
  sums.writeUInt32LE(crc32(content), 0)
  sums.writeUInt32LE(packed.length, 4)
  sums.writeUInt32LE(content.length, 8)
  return Buffer.concat([numbers16(20, 0x0800, DEFLATED, 0, 0x21), sums, numbers16(title.length, 0)])
}

function numbers16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, i) => bytes.writeUInt16LE(value, i * 2))
  return bytes
}
