// Files in a folder of this machine. Browsers send theirs to ourselves: an address of ours says what may come, until when,
// and is signed.
import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isBefore, toInstant, type Clock } from '#core/kernel/time.ts'
import { UPLOADS, type AnnouncedFile, type FileStorage } from './port.ts'

export function localFolder(folder: string, secret: string, now: Clock): FileStorage {
  /** Keys are of our own making; that none leads out of the folder is seen here once more. */
  function fileOf(key: string): string {
    if (!/^[a-z]+\/[a-z0-9]+(\.[a-z0-9]+)?$/.test(key)) throw new Error('not a key of ours')
    return join(folder, key)
  }

  function signatureOf({ key, type, bytes, sha256 }: AnnouncedFile, until: number): Buffer {
    const terms = ['PUT', key, type, bytes ?? '', sha256 ?? '', until].join('\n')
    return createHmac('sha256', secret).update(terms).digest()
  }

  async function write(key: string, bytes: Uint8Array): Promise<void> {
    const file = fileOf(key)
    await mkdir(dirname(file), { recursive: true })
    // A concurrent reader sees the whole old file or the whole new one.
    const whole = `${file}.${process.pid}`
    await writeFile(whole, bytes)
    await rename(whole, file)
  }

  return {
    uploadOrigin: undefined,
    async uploadAddress(file, expiresAt) {
      const { key, type, bytes, sha256 } = file
      const query = new URLSearchParams({
        ...(bytes !== undefined && { bytes: String(bytes) }),
        ...(sha256 !== undefined && { sha256 }),
        until: String(expiresAt),
        signature: signatureOf(file, expiresAt).toString('base64url'),
      })
      return { url: `${UPLOADS}${key}?${query}`, headers: { 'content-type': type } }
    },
    async accept({ key, query, type = '', body }) {
      const { bytes, sha256, until, signature } = query
      if (typeof signature !== 'string') return false
      const announced = { key, type, ...announcedIn({ bytes, sha256 }) }
      const given = Buffer.from(signature, 'base64url')
      const right = signatureOf(announced, Number(until))
      if (given.length !== right.length || !timingSafeEqual(given, right)) return false
      if (!isBefore(now(), toInstant(Number(until)))) return false
      if (!isAsAnnounced(body, announced)) return false
      await write(key, body)
      return true
    },
    async sizeOf(key) {
      return (await stat(fileOf(key)).catch(noneIfMissing))?.size
    },
    async read(key) {
      return readFile(fileOf(key)).catch(noneIfMissing)
    },
    write,
    async remove(key) {
      await rm(fileOf(key), { force: true })
    },
  }
}

type Announced = Pick<AnnouncedFile, 'bytes' | 'sha256'>

function announcedIn({ bytes, sha256 }: Readonly<Record<'bytes' | 'sha256', unknown>>): Announced {
  return {
    bytes: bytes === undefined ? undefined : Number(bytes),
    sha256: sha256 === undefined ? undefined : String(sha256),
  }
}

function isAsAnnounced(body: Buffer, { bytes = body.length, sha256 }: Announced): boolean {
  return body.length === bytes && (sha256 === undefined || hash('sha256', body, 'hex') === sha256)
}

function noneIfMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
