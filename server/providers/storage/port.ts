import type { Instant } from '#core/kernel/time.ts'

/** Where files lie. A key is a path of our own making: "media/3f….webp". */
export interface FileStorage {
  /** Where a browser may PUT exactly these bytes, once or again, until then. */
  readonly uploadAddress: (file: AnnouncedFile, expiresAt: Instant) => Promise<UploadAddress>
  /** Where a browser may GET the file, also in ranges, until then. Below our own origin it begins with a slash. */
  readonly downloadAddress: (file: TypedFile, expiresAt: Instant) => Promise<string>
  /** Where browsers send files to and read films from, when that is not here: the policies of pages must let them. */
  readonly uploadOrigin: string | undefined
  /** A large file comes in parts. Answers the storage's own name of the upload. */
  readonly beginParts: (file: TypedFile) => Promise<string>
  /** Where a browser may PUT so many bytes as this part, counted from 1, once or again, until then. */
  readonly partAddress: (upload: PartUpload, part: FilePart, expiresAt: Instant) => Promise<UploadAddress>
  /** Those that are there, in their order. */
  readonly listParts: (upload: PartUpload) => Promise<readonly FilePart[]>
  /** Makes the file of its parts. Joining a second time is not an error. */
  readonly joinParts: (upload: PartUpload) => Promise<void>
  /** Removes the parts of an upload that is not joined. */
  readonly dropParts: (upload: PartUpload) => Promise<void>
  /** Undefined when there is no such file. Throws when the storage does not answer. */
  readonly read: (key: string) => Promise<Buffer | undefined>
  /** The first bytes of a file that may be too large to read. */
  readonly readStart: (key: string, bytes: number) => Promise<Buffer | undefined>
  /** Takes the place of what was there. */
  readonly write: (key: string, bytes: Uint8Array, type: string) => Promise<void>
  /** Removing a file that does not exist is not an error. */
  readonly remove: (key: string) => Promise<void>
  /** Only a storage of our own, mounted below UPLOADS. */
  readonly uploads?: {
    /** True if the address is one of its own and not over: the body may be read. */
    readonly expects: (request: Omit<StorageRequest, 'body'>) => boolean
    /** True if the body is the announced one. It is stored now. */
    readonly accept: (sent: StorageRequest) => Promise<boolean>
  }
  /** Only a storage of our own, mounted below DOWNLOADS: the file under a valid address. */
  readonly findFile?: (request: Pick<StorageRequest, 'key' | 'query'>) => ServedFile | undefined
}

/** The paths below which browsers send to a storage of our own, and read from it. */
export const UPLOADS = '/uploads/'
export const DOWNLOADS = '/files/'

export interface StorageRequest {
  readonly key: string
  readonly query: Readonly<Record<string, unknown>>
  readonly type: string | undefined
  readonly body: Buffer
}

export interface ServedFile {
  readonly folder: string
  /** Below the folder. */
  readonly path: string
  readonly type: string
}

export interface TypedFile {
  readonly key: string
  /** Its media type. */
  readonly type: string
}

export interface AnnouncedFile extends TypedFile {
  readonly bytes: number
  /** In hexadecimal digits. */
  readonly sha256: string
}

export interface PartUpload {
  readonly key: string
  readonly ref: string
}

export interface FilePart {
  readonly no: number
  readonly bytes: number
}

export interface UploadAddress {
  /** Below our own origin it begins with a slash. */
  readonly url: string
  /** To be sent with it as they are. */
  readonly headers: Readonly<Record<string, string>>
}
