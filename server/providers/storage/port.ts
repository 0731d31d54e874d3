import type { Instant } from '#core/kernel/time.ts'

/** Where files lie. A key is a path of our own making: "media/3f….webp". */
export interface FileStorage {
  /** Where a browser may PUT these bytes, once or again, until then. */
  readonly uploadAddress: (file: AnnouncedFile, expiresAt: Instant) => Promise<UploadAddress>
  /** Undefined when there is no such file. A file whose length was not announced may be too long to be read. */
  readonly sizeOf: (key: string) => Promise<number | undefined>
  /** Where browsers send files to, when that is not here: the console's policy must let them. */
  readonly uploadOrigin: string | undefined
  /** Undefined when there is no such file. Throws when the storage does not answer. */
  readonly read: (key: string) => Promise<Buffer | undefined>
  /** Takes the place of what was there. */
  readonly write: (key: string, bytes: Uint8Array, type: string) => Promise<void>
  /** Removing a file that does not exist is not an error. */
  readonly remove: (key: string) => Promise<void>
  /**
   * Only a storage of our own, mounted below UPLOADS: returns true if an upload to one of its addresses was valid, and
   * is stored now.
   */
  readonly accept?: (sent: StorageRequest) => Promise<boolean>
}

/** The path below which browsers send to a storage of our own. */
export const UPLOADS = '/uploads/'

export interface StorageRequest {
  readonly key: string
  readonly query: Readonly<Record<string, unknown>>
  readonly type: string | undefined
  readonly body: Buffer
}

export interface AnnouncedFile {
  readonly key: string
  /** Its media type. */
  readonly type: string
  /** Left out: as many as the storage takes. */
  readonly bytes?: number | undefined
  /** In hexadecimal digits. Left out: of any content. */
  readonly sha256?: string | undefined
}

export interface UploadAddress {
  /** Below our own origin it begins with a slash. */
  readonly url: string
  /** To be sent with it as they are. */
  readonly headers: Readonly<Record<string, string>>
}
