import Button from '@mui/material/Button'
import { useRef, type ReactNode } from 'react'

interface FileButtonProps {
  /** The types of files that it takes, as the browser names them. */
  readonly accept: string
  readonly isDisabled?: boolean
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}

/** Opens the device's choice of a file. */
export function FileButton({ accept, isDisabled = false, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button disabled={isDisabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </>
  )
}
