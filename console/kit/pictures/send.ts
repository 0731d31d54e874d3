import type { PictureType } from '#core/modules/media/limits.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import { staff, type StaffRecord } from '../../frame/contract.ts'
import { hashOf, putFile } from '../inputs/send-file.ts'

export type Picture = StaffRecord<'pictures'>

/** From this browser straight to where files lie, then looked at by the server. Throws what it refuses. */
export async function sendPicture(
  file: Blob,
  keeping: { alt: LocalisedText; folder?: string; replaces?: string },
): Promise<Picture> {
  const { id, ...address } = await staff.staffUploads.askUpload({
    type: file.type as PictureType,
    bytes: file.size,
    sha256: await hashOf(file),
  })
  await putFile(file, address, 'picture')
  return staff.staffUploads.keepUpload({ id, ...keeping })
}
