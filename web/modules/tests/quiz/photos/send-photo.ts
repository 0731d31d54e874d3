/** `code` is the server's refusal. Undefined: there was no answer, and it is sent again. */
export type PhotoReply = { readonly key: string } | { readonly code: string } | undefined
export type SendPhoto = (photo: Blob) => Promise<PhotoReply>

const WITHIN_MS = 60_000

export const sendPhoto: SendPhoto = async (photo) => {
  try {
    const about = { filename: 'answer.jpg', contentType: photo.type, action: 'UPLOAD', purpose: 'ANSWER', contentLength: `${photo.size}` } // prettier-ignore
    const place = await call<Place>(`/api/seo-manager/storage/pre-signed-key?${new URLSearchParams(about)}`)
    if ('code' in place) return place
    const sent = await fetch(place.url, { method: 'PUT', headers: place.headers, body: photo, signal: AbortSignal.timeout(WITHIN_MS) }) // prettier-ignore
    if (!sent.ok) return undefined
    const headers = { 'content-type': 'application/json' }
    const kept = await call(`/api/storage/files/${place.key}/keep`, { method: 'POST', headers, body: '{}' })
    return 'code' in kept ? kept : { key: place.key }
  } catch {
    return undefined
  }
}

interface Place {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly key: string
}

/** Throws where there is no answer, or where the server is busy. */
async function call<T extends object>(path: string, request: RequestInit = {}): Promise<T | { readonly code: string }> {
  const reply = await fetch(path, { ...request, signal: AbortSignal.timeout(WITHIN_MS) })
  const data = (await reply.json()) as T & { readonly errorCode?: string } // the contract's
  if (reply.ok) return data
  if (reply.status >= 500 || data.errorCode === undefined) throw new Error('no answer')
  return { code: data.errorCode }
}
