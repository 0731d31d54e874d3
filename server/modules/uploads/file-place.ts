import { fileExtensions } from '#core/modules/uploads/limits.ts'
import { incomingKey } from '#server/modules/media/index.ts'
import type { FileStorage } from '#server/providers/storage/port.ts'
import type { StoredFile } from './store.ts'

/** Its place in the storage. No address of ours leads there but signed ones. */
export function storageKey({ id, type }: Pick<StoredFile, 'id' | 'type'>): string {
  return `private/${id}.${fileExtensions[type]}`
}

/** Removes the bytes, those that were checked and those that were not. */
export async function removeBytes(files: FileStorage, file: Pick<StoredFile, 'id' | 'type'>): Promise<void> {
  await files.remove(incomingKey(file.id))
  await files.remove(storageKey(file))
}
