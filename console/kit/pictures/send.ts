import type { PictureType } from '#core/modules/media/limits.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import { staff, type StaffRecord } from '../../frame/contract.ts'

export type Picture = StaffRecord<'pictures'>

/** From this browser straight to where files lie, then looked at by the server. Throws what it refuses. */
export async function sendPicture(file: Blob, keeping: { alt: LocalisedText; replaces?: string }): Promise<Picture> {
  const { id, url, headers } = await staff.staffUploads.askUpload({
    type: file.type as PictureType,
    bytes: file.size,
    sha256: await hashOf(file),
  })
  const answer = await fetch(url, { method: 'PUT', headers, body: file })
  if (!answer.ok) throw new Error('The picture could not be sent. Try again.')
  return staff.staffUploads.keepUpload({ id, ...keeping })
}

async function hashOf(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
