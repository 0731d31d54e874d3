import type { PictureData } from '../../data/picture.tsx'

export interface PortraitsProps {
  readonly pictures: readonly PictureData[]
}

/** Faces in a row, each over the edge of the one before. The names are next to them, so they say nothing more. */
export function Portraits({ pictures }: PortraitsProps) {
  if (pictures.length === 0) return null
  return (
    <span className="portraits">
      {pictures.map(({ url }) => (
        <img key={url} src={url} alt="" width={40} height={40} loading="lazy" decoding="async" />
      ))}
    </span>
  )
}
