// A written answer: text, photos of paper, or both.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import type { Answer } from '#core/modules/questions/answer-key.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { inputClass } from '#web/ui/controls/field.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { isLocalPhoto, MOST_PHOTOS } from '../photos/local-photo.ts'

const LONGEST_TEXT = 10_000

/** The photos of this attempt, on this phone and on the server. */
export interface AnswerPhotos {
  readonly add: (picked: Blob) => Promise<void>
  readonly find: (id: string) => Promise<Blob | undefined>
  readonly problem: string | undefined
}

interface Props {
  readonly value: Answer | null
  readonly onAnswer: (value: Answer | null) => void
  readonly photos: AnswerPhotos
}

export function WrittenAnswer({ value, onAnswer, photos }: Props) {
  const id = useId()
  const { text, photos: keys } = value && 'text' in value ? value : { text: '', photos: [] }
  const change = (next: { text: string; photos: string[] }) => onAnswer(next.text === '' && next.photos.length === 0 ? null : next) // prettier-ignore
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <label htmlFor={id} className="font-semibold">
          <Trans>Your answer</Trans>
        </label>
        <textarea id={id} rows={8} maxLength={LONGEST_TEXT} value={text} onChange={({ target }) => change({ text: target.value, photos: [...keys] })} className={`${inputClass} py-2`} />
      </div>
      <PhotoList keys={keys} find={photos.find} onRemove={(key) => change({ text, photos: keys.filter((each) => each !== key) })} />
      {keys.length < MOST_PHOTOS && <PhotoPicker add={photos.add} free={MOST_PHOTOS - keys.length} />}
      <Problem code={photos.problem} />
    </div>
  )
} // prettier-ignore

interface PickerProps {
  readonly add: AnswerPhotos['add']
  /** As many can be added. */
  readonly free: number
}

function PhotoPicker({ add, free }: PickerProps) {
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const pick = async (files: readonly File[]) => {
    for (const file of files.slice(0, free)) await add(file)
  }
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        <Trans>Photos of your paper</Trans>
      </label>
      <p className="text-sm text-ink-3">
        <Trans>At most {MOST_PHOTOS}. Without a connection they stay on this phone and are sent later.</Trans>
      </p>
      {/* The browser writes on its own picker in its own language. */}
      <div>
        <Button type="button" kind="ghost" size="fit" onClick={() => picker.current?.click()}>
          <Trans>Add photos</Trans>
        </Button>
      </div>
      <input
        ref={picker}
        id={id}
        type="file"
        accept="image/*"
        multiple
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          void pick(files)
        }}
      />
    </div>
  )
}

interface ListProps {
  readonly keys: readonly string[]
  readonly find: AnswerPhotos['find']
  readonly onRemove: (key: string) => void
}

function PhotoList({ keys, find, onRemove }: ListProps) {
  const { t } = useLingui()
  if (keys.length === 0) return null
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {keys.map((key, i) => {
        const no = i + 1
        return (
          <li key={key} className="grid content-start justify-items-start gap-2">
            <Photo id={key} find={find} alt={t`Photo ${no}`} />
            {isLocalPhoto(key) && (
              <span className="text-sm text-ink-2">
                <Trans>Waits on this phone</Trans>
              </span>
            )}
            <Button type="button" kind="quiet" size="bare" onClick={() => onRemove(key)}>
              <Trans>Remove photo {no}</Trans>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

interface PhotoProps {
  readonly id: string
  readonly find: AnswerPhotos['find']
  readonly alt: string
}

function Photo({ id, find, alt }: PhotoProps) {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    void find(id).then(async (blob) => {
      const address = await (blob ? dataOf(blob) : addressOf(id))
      if (isCurrent) setSrc(address)
    })
    return () => void (isCurrent = false)
  }, [id, find])
  return src ? (
    <img src={src} alt={alt} className="aspect-square w-full rounded-m border border-edge object-cover" />
  ) : (
    <span className="aspect-square w-full rounded-m bg-sunk" role="img" aria-label={alt} />
  )
}

/** The photo as a text: the page's policy shows no other address of a picture that is only on this phone. */
function dataOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsDataURL(blob)
  })
}

/** A photo that was sent from another device. */
async function addressOf(key: string): Promise<string | undefined> {
  try {
    const reply = await fetch(`/api/storage/files/${key}`)
    return reply.ok ? ((await reply.json()) as { url: string }).url : undefined // the contract's
  } catch {
    return undefined
  }
}

function Problem({ code }: { readonly code: string | undefined }) {
  if (code === undefined) return null
  return (
    <Notice tone="bad" role="alert">
      {code === 'TOO_MANY_FILES' ? <Trans>You have sent too many photos today. Write the answer as text.</Trans> : <Trans>This photo could not be added. Take it again, or choose another one.</Trans>}
    </Notice>
  )
} // prettier-ignore
