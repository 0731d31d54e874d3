export interface PictureData {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: { readonly text: string; readonly lang: string }
}

interface PictureProps {
  readonly picture: PictureData
  readonly className: string
  /** The first thing to be seen of its page: it is fetched at once, the others as they come near. */
  readonly isFirst?: boolean
}

/** Its size is known before it comes, so nothing moves when it does. */
export function Picture({ picture: { url, width, height, alt }, className, isFirst = false }: PictureProps) {
  return (
    <img
      src={url}
      width={width}
      height={height}
      alt={alt.text}
      lang={alt.lang}
      className={className}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  )
}
