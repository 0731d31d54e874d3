import { useState } from 'react'
import { MOST_BYTES } from '#core/modules/media/limits.ts'
import { ACCEPTED } from './fit.ts'

interface Props {
  readonly label: string
  readonly onFile: (file: File) => void
}

/** A file by drag and drop, by a click, or by Tab and Enter: beneath it is the browser's own input. */
export function DropZone({ label, onFile }: Props) {
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onFile(file)
  }
  return (
    <label
      className={isOver ? 'drop-zone over' : 'drop-zone'}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <span>
        <strong>{label}</strong>
        <small className="quiet">
          Drop it here, or choose a file. What is larger than {MOST_BYTES / 1_000} KB or was taken by a phone is drawn
          anew, smaller.
        </small>
      </span>
      <input
        type="file"
        accept={ACCEPTED}
        aria-label={label}
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
      />
    </label>
  )
}
