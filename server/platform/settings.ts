/** The settings of the installation, read from the environment once in config.ts. */
export interface Settings {
  /** Where families reach us, without a slash at the end. */
  readonly publicUrl: string
  /** Signs quotes and one-time codes. */
  readonly secret: string
  readonly isProduction: boolean
  readonly environment: 'production' | 'development' | 'test'
  readonly room: {
    /** Learners in one live room. */
    readonly maxInteractive: number
    /** Learners who watch a class whose room is full. */
    readonly maxAudience: number
  }
}
