// The types of films and notes, and how each begins.
export const FILM_TYPES = ['video/mp4', 'video/webm'] as const
export const NOTES_TYPES = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const
export const FILE_TYPES = [...FILM_TYPES, ...NOTES_TYPES] as const
export type FileType = (typeof FILE_TYPES)[number]

/** The files of a kind of lesson or study material: a film is a film, everything else a document. */
export function typesFor(kind: string): readonly FileType[] {
  return kind === 'FILM' ? FILM_TYPES : NOTES_TYPES
}

export function takesFile(kind: string, type: string): boolean {
  return typesFor(kind).some((each) => each === type)
}

export const extensionOf: Readonly<Record<FileType, string>> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
}

/** Reads the first bytes of a file. Answers undefined for any other type. */
export function typeOfBytes(start: Uint8Array): FileType | undefined {
  const at = (from: number, text: string) => [...text].every((letter, i) => start[from + i] === letter.codePointAt(0))
  if (at(4, 'ftyp')) return 'video/mp4'
  if ([0x1a, 0x45, 0xdf, 0xa3].every((byte, i) => start[i] === byte)) return 'video/webm'
  if (at(0, '%PDF-')) return 'application/pdf'
  if ([0x89, 0x50, 0x4e, 0x47].every((byte, i) => start[i] === byte)) return 'image/png'
  if ([0xff, 0xd8, 0xff].every((byte, i) => start[i] === byte)) return 'image/jpeg'
  return at(0, 'RIFF') && at(8, 'WEBP') ? 'image/webp' : undefined
}
