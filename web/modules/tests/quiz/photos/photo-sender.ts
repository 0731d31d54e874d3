// Keeps the photos of written answers on this phone, and sends them when there is a connection.
import type { AttemptStore } from '../engine/attempt-store.ts'
import { newPhotoId } from './local-photo.ts'
import type { SendPhoto } from './send-photo.ts'
import { shrinkPhoto } from './shrink-photo.ts'

interface Tools {
  readonly store: AttemptStore | undefined
  readonly sendPhoto: SendPhoto
  readonly attemptId: string
}

interface Answers {
  /** The photos that the server has not got, by their ids on this phone. */
  readonly waiting: () => readonly string[]
  /** The photo has this key now; without one it is gone. */
  readonly replace: (id: string, key: string | undefined) => void
  readonly fail: (code: string) => void
}

export class PhotoSender {
  readonly #tools: Tools
  readonly #answers: Answers
  /** For a browser that refuses storage. */
  readonly #photos = new Map<string, Blob>()

  constructor(tools: Tools, answers: Answers) {
    this.#tools = tools
    this.#answers = answers
  }

  /** Answers its id on this phone; undefined for a file that is no photo. */
  async keep(picked: Blob): Promise<string | undefined> {
    const blob = await shrinkPhoto(picked)
    if (!blob) return undefined
    const id = newPhotoId()
    await this.#save(id, blob)
    return id
  }

  async find(id: string): Promise<Blob | undefined> {
    return this.#photos.get(id) ?? (await this.#tools.store?.findPhoto(this.#tools.attemptId, id))?.blob
  }

  async send(): Promise<'SENT' | 'WAITING'> {
    const { store, sendPhoto, attemptId } = this.#tools
    for (const id of this.#answers.waiting()) {
      const blob = await this.find(id)
      const reply = blob ? await sendPhoto(blob) : { code: 'OTHER' }
      if (!reply) return 'WAITING'
      // Under its key it is still shown from this phone.
      if (blob && 'key' in reply) await this.#save(reply.key, blob)
      this.#answers.replace(id, 'key' in reply ? reply.key : undefined)
      if ('code' in reply) this.#answers.fail(reply.code)
      await store?.dropPhoto(attemptId, id)
    }
    return 'SENT'
  }

  /** Where the phone refuses it, it stays as long as the page is open. */
  async #save(id: string, blob: Blob): Promise<void> {
    this.#photos.set(id, blob)
    await this.#tools.store?.savePhoto(this.#tools.attemptId, { id, blob })
  }
}
