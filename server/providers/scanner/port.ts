/** Looks for viruses in files. */
export interface FileScanner {
  /** Undefined where no scanner is set. Throws when it does not answer. */
  readonly scan: (bytes: Uint8Array) => Promise<'CLEAN' | 'INFECTED' | undefined>
}

/** For an installation without a scanner. */
export const noScanner: FileScanner = { scan: async () => undefined }
