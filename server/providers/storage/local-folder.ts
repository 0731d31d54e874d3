// Files in a folder of this machine. Browsers send theirs to ourselves, and read films from ourselves: an address of ours says
// what may come or go, until when, and is signed.
import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { isBefore, toInstant, type Clock } from '#core/kernel/time.ts'
import { createLocalParts, partKey } from './local-parts.ts'
import { DOWNLOADS, UPLOADS, type AnnouncedFile, type FileStorage, type TypedFile } from './port.ts'

const PART_TYPE = 'application/octet-stream'

export function localFolder(folder: string, secret: string, now: Clock): FileStorage {
  /** Keys are of our own making; that none leads out of the folder is seen here once more. */
  function fileOf(key: string): string {
    if (!/^[a-z]+\/[a-z0-9]+(\.[a-z0-9]+)?$/.test(key)) throw new Error('not a key of ours')
    return join(folder, key)
  }

  function sign(...words: readonly (string | number)[]): Buffer {
    return createHmac('sha256', secret).update(words.join('\n')).digest()
  }

  /** The signature is right and the address is not over. */
  function isValid(signature: unknown, right: Buffer, until: unknown): boolean {
    if (typeof signature !== 'string') return false
    const given = Buffer.from(signature, 'base64url')
    if (given.length !== right.length || !timingSafeEqual(given, right)) return false
    return isBefore(now(), toInstant(Number(until)))
  }

  const signPut = ({ key, type, bytes, sha256 }: AnnouncedFile, until: number) =>
    sign('PUT', key, type, bytes, sha256, until)
  const signGet = ({ key, type }: TypedFile, until: number) => sign('GET', key, type, until)

  async function write(key: string, bytes: Uint8Array): Promise<void> {
    const file = fileOf(key)
    await mkdir(dirname(file), { recursive: true })
    // A concurrent reader sees the whole old file or the whole new one.
    const whole = `${file}.${process.pid}`
    await writeFile(whole, bytes)
    await rename(whole, file)
  }

  function addressOf(file: AnnouncedFile, until: number) {
    const { key, type, bytes, sha256 } = file
    const signature = signPut(file, until).toString('base64url')
    const query = new URLSearchParams({ bytes: String(bytes), sha256, until: String(until), signature })
    return { url: `${UPLOADS}${key}?${query}`, headers: { 'content-type': type } }
  }

  const expects: NonNullable<FileStorage['uploads']>['expects'] = ({ key, query, type = '' }) => {
    const { bytes, sha256, until, signature } = query
    if (typeof sha256 !== 'string') return false
    return isValid(signature, signPut({ key, type, bytes: Number(bytes), sha256 }, Number(until)), until)
  }

  return {
    uploadOrigin: undefined,
    async uploadAddress(file, expiresAt) {
      return addressOf(file, expiresAt)
    },
    async downloadAddress(file, expiresAt) {
      const signature = signGet(file, expiresAt).toString('base64url')
      const query = new URLSearchParams({ type: file.type, until: String(expiresAt), signature })
      return `${DOWNLOADS}${file.key}?${query}`
    },
    ...createLocalParts(folder, fileOf),
    async partAddress({ ref }, { no, bytes }, expiresAt) {
      return addressOf({ key: partKey(ref, no), type: PART_TYPE, bytes, sha256: '' }, expiresAt)
    },
    uploads: {
      expects,
      async accept({ body, ...request }) {
        const { bytes, sha256 } = request.query
        if (!expects(request) || body.length !== Number(bytes)) return false
        if (sha256 !== '' && hash('sha256', body, 'hex') !== sha256) return false
        await write(request.key, body)
        return true
      },
    },
    findFile({ key, query }) {
      const { type, until, signature } = query
      if (typeof type !== 'string') return undefined
      if (!isValid(signature, signGet({ key, type }, Number(until)), until)) return undefined
      fileOf(key)
      return { folder: resolve(folder), path: key, type }
    },
    async read(key) {
      return readFile(fileOf(key)).catch(noneIfMissing)
    },
    async readStart(key, bytes) {
      const file = await open(fileOf(key)).catch(noneIfMissing)
      if (!file) return undefined
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
        return buffer.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    },
    write,
    async remove(key) {
      await rm(fileOf(key), { force: true })
    },
  }
}

function noneIfMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
