// Signed addresses of a folder's files: one says what may come or go, until when.
import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { isBefore, toInstant, type Clock } from '#core/kernel/time.ts'
import { partKey } from './local-parts.ts'
import {
  DOWNLOADS,
  UPLOADS,
  type AnnouncedFile,
  type FileStorage,
  type StorageRequest,
  type TypedFile,
} from './port.ts'

const PART_TYPE = 'application/octet-stream'

interface Folder {
  /** The absolute path. */
  readonly root: string
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>
}

type Addresses = Pick<FileStorage, 'uploadAddress' | 'downloadAddress' | 'partAddress' | 'uploads' | 'findFile'>

export function createLocalAddresses({ root, write }: Folder, secret: string, now: Clock): Addresses {
  const sign = (...words: readonly (string | number)[]) =>
    createHmac('sha256', secret).update(words.join('\n')).digest()
  const signPut = ({ key, type, bytes, sha256 }: AnnouncedFile, until: number) =>
    sign('PUT', key, type, bytes, sha256, until)
  const signGet = ({ key, type }: TypedFile, until: number) => sign('GET', key, type, until)

  /** The signature is right and the address is not over. */
  function isValid(signature: unknown, right: Buffer, until: unknown): boolean {
    if (typeof signature !== 'string') return false
    const given = Buffer.from(signature, 'base64url')
    if (given.length !== right.length || !timingSafeEqual(given, right)) return false
    return isBefore(now(), toInstant(Number(until)))
  }

  function addressOf(file: AnnouncedFile, until: number) {
    const { key, type, bytes, sha256 } = file
    const signature = signPut(file, until).toString('base64url')
    const query = new URLSearchParams({ bytes: String(bytes), sha256, until: String(until), signature })
    return { url: `${UPLOADS}${key}?${query}`, headers: { 'content-type': type } }
  }

  function expects({ key, query, type = '' }: Omit<StorageRequest, 'body'>): boolean {
    const { bytes, sha256, until, signature } = query
    if (typeof sha256 !== 'string') return false
    return isValid(signature, signPut({ key, type, bytes: Number(bytes), sha256 }, Number(until)), until)
  }

  return {
    uploadAddress: async (file, expiresAt) => addressOf(file, expiresAt),
    async partAddress({ ref }, { no, bytes }, expiresAt) {
      return addressOf({ key: partKey(ref, no), type: PART_TYPE, bytes, sha256: '' }, expiresAt)
    },
    async downloadAddress(file, expiresAt) {
      const signature = signGet(file, expiresAt).toString('base64url')
      const query = new URLSearchParams({ type: file.type, until: String(expiresAt), signature })
      return `${DOWNLOADS}${file.key}?${query}`
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
      return { folder: root, path: key, type }
    },
  }
}
