// A file goes from this browser straight to where files lie; the server then looks at it.

/** SHA-256 in hexadecimal digits. */
export async function hashOf(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

interface UploadAddress {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** `name` is what the file is called where it could not be sent: "film". Throws an Error with that sentence. */
export async function putFile(file: Blob, { url, headers }: UploadAddress, name: string): Promise<void> {
  const answer = await fetch(url, { method: 'PUT', headers, body: file })
  if (!answer.ok) throw new Error(`The ${name} could not be sent. Try again.`)
}
