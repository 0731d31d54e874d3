// Files in a folder of this machine. Browsers send theirs to ourselves, and read films from ourselves.
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Clock } from '#core/kernel/time.ts'
import { createLocalAddresses } from './local-addresses.ts'
import { createLocalParts } from './local-parts.ts'
import type { FileStorage } from './port.ts'

export function localFolder(folder: string, secret: string, now: Clock): FileStorage {
  /** Keys are of our own making; that none leads out of the folder is seen here once more. */
  function fileOf(key: string): string {
    if (!/^[a-z]+\/[a-z0-9_]+(\.[a-z0-9]+)?$/.test(key)) throw new Error('not a key of ours')
    return join(folder, key)
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
    ...createLocalAddresses({ root: resolve(folder), write }, secret, now),
    ...createLocalParts(folder, fileOf),
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
