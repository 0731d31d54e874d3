interface Place {
  readonly className: string
  readonly roll: string
}
/** Equal for two places exactly if they are the seat of the same pupil. */
export declare function seatOf({ className, roll }: Place): string
/** A text without a letter or digit names no class and no pupil. */
export declare function namesSomething(typed: string): boolean
export {}
