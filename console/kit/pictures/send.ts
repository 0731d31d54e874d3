import type { RaRecord } from 'react-admin'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import { callServer } from '../../frame/call-server.ts'

export interface Picture extends RaRecord<string> {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly alt: LocalisedText
  readonly version: string
}

interface Upload {
  readonly id: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** From this browser straight to where files lie, then looked at by the server. Throws what it refuses. */
export async function sendPicture(file: Blob, keeping: { alt: LocalisedText; replaces?: string }): Promise<Picture> {
  const { id, url, headers } = await callServer<Upload>('uploads', 'POST', {
    type: file.type,
    bytes: file.size,
    sha256: await hashOf(file),
  })
  const answer = await fetch(url, { method: 'PUT', headers, body: file })
  if (!answer.ok) throw new Error('The picture could not be sent. Try again.')
  return callServer<Picture>(`uploads/${id}/keep`, 'POST', keeping)
}

async function hashOf(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
