// The address at which families find something, to copy, to open, and as a picture for a phone.
import Button from '@mui/material/Button'
import { useNotify } from 'react-admin'
import { renderSVG } from 'uqr'

interface Props {
  /** A path of our own site: "/course/class-9". */
  readonly path: string
}

export function LiveLink({ path }: Props) {
  const notify = useNotify()
  const url = new URL(path, location.origin).href
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 2 }))}`
  const copy = () => navigator.clipboard.writeText(url).then(() => notify('Copied.'))
  return (
    <div className="live-link">
      <a href={url} target="_blank" rel="noreferrer">
        {url}
      </a>
      <Button size="small" onClick={() => void copy()}>
        Copy the link
      </Button>
      <details>
        <summary>QR code</summary>
        <img src={picture} alt={`QR code of ${url}`} width={160} height={160} />
      </details>
    </div>
  )
}
