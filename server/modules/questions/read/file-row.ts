// The input and the answers of the thread that reads a file of questions.

/** A row of the sheet, by its columns. */
export type FileRow = Record<string, string>

export interface ReadFile {
  readonly rows: readonly FileRow[]
  readonly errors: readonly { readonly row: number; readonly field: string; readonly message: string }[]
}

/** The program's input. */
export interface FileToRead {
  readonly kind: 'QTI' | 'GIFT'
  readonly text: string
}

/** Where the parser stopped. */
export interface StoppedAt {
  readonly line: number
  readonly column: number
}
