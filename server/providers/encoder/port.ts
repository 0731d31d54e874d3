/** Makes smaller films of films. */
export interface FilmEncoder {
  /** The height of the picture in pixels. Undefined for something that is no film. Throws when the program fails. */
  readonly heightOf: (source: string) => Promise<number | undefined>
  /** Writes the film at this height into a file of this machine, as MP4. Throws when the program fails. */
  readonly encode: (source: string, target: EncodedFilm) => Promise<void>
}

export interface EncodedFilm {
  readonly height: number
  readonly file: string
}
