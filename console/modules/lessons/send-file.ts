// A film or notes from this browser to where files lie, part by part. A part that is lost is sent again; an upload that was
// broken off goes on with the parts that are missing.
import type { FileType } from '#core/modules/media/file-types.ts'
import { staff } from '../../frame/contract.ts'

type Upload = Awaited<ReturnType<typeof staff.staffLessonFiles.beginUpload>>

const TRIES = 4
const WAIT_MS = 1_000

export interface SendOptions {
  readonly lessonId: Upload['lessonId']
  readonly file: File
  readonly onPart: (share: number) => void
}

/** Throws what the server refuses, and when a part does not arrive after several tries. */
export async function sendFile({ lessonId, file, onPart }: SendOptions) {
  const upload = (await findBegun(lessonId, file)) ?? (await begin(lessonId, file))
  const { id, partBytes } = upload
  const count = Math.ceil(file.size / partBytes)
  const arrived = new Set(upload.parts.map(({ no }) => no))
  for (let no = 1; no <= count; no += 1) {
    if (!arrived.has(no)) await sendPart(id, no, file.slice((no - 1) * partBytes, no * partBytes))
    onPart(no / count)
  }
  const content = await staff.staffLessonFiles.finishUpload({ id })
  localStorage.removeItem(memoryOf(lessonId, file))
  return content
}

async function begin(lessonId: Upload['lessonId'], file: File): Promise<Upload> {
  const isFilm = file.type.startsWith('video/')
  const upload = await staff.staffLessonFiles.beginUpload({
    id: lessonId,
    type: file.type as FileType, // the server refuses others
    bytes: file.size,
    ...(isFilm && { lengthSec: await lengthOf(file) }),
  })
  localStorage.setItem(memoryOf(lessonId, file), upload.id)
  return upload
}

/** The upload of the same file that was broken off, if it still goes on. */
async function findBegun(lessonId: string, file: File): Promise<Upload | undefined> {
  const id = localStorage.getItem(memoryOf(lessonId, file))
  if (id === null) return undefined
  try {
    return await staff.staffLessonFiles.getUpload({ id: id as Upload['id'] }) // stored by `begin`
  } catch {
    return undefined
  }
}

function memoryOf(lessonId: string, { name, size, lastModified }: File): string {
  return ['upload', lessonId, name, size, lastModified].join(' ')
}

async function sendPart(id: Upload['id'], no: number, part: Blob): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { url, headers } = await staff.staffLessonFiles.askPart({ id, no })
    const isThere = await fetch(url, { method: 'PUT', headers, body: part }).then(({ ok }) => ok, () => false) // prettier-ignore
    if (isThere) return
    if (tries === TRIES) throw new Error(`Part ${no} did not arrive. Choose the file again: it goes on from here.`)
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS * tries))
  }
}

/** Whole seconds, as this browser measures the film. */
async function lengthOf(file: File): Promise<number> {
  const film = document.createElement('video')
  film.preload = 'metadata'
  film.src = URL.createObjectURL(file)
  try {
    await new Promise((resolve, reject) => {
      film.onloadedmetadata = resolve
      film.onerror = () => reject(new Error('This browser cannot play the file. Choose an MP4 or WebM file.'))
    })
    if (!Number.isFinite(film.duration)) throw new Error('This film does not say how long it is. Save it again as MP4.')
    return Math.max(1, Math.round(film.duration))
  } finally {
    URL.revokeObjectURL(film.src)
  }
}
