// Papers that another module gives a place of their own.

export interface PaperAsk {
  readonly learnerId: string
  readonly paperIds: readonly string[]
}

/** A paper that has a place of its own, such as the benchmark of a batch or the quiz of a talk. */
export interface PaperPlace {
  readonly paperId: string
  readonly isMeant: boolean
  readonly isListed: boolean
}
