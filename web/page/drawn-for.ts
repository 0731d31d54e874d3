import { useMatches, type UIMatch } from 'react-router'

/**
 * The name of the field that says for whom a form's page was drawn begins so, and the learner's id follows. The id is in the name
 * because browsers give old values back only to a form with the same names: values typed for one child do not come back
 * into the form of another.
 */
export const DRAWN_FOR = 'drawnFor.'

/** The field of the button that goes on for the learner whose page it was. */
export const GO_ON = 'goOnForThem'

/** The field that `load` adds to a page's data while a family is signed in. */
export interface DrawnFor {
  readonly drawnFor?: string
}

/** The id of the learner whose page this is; undefined when no family is signed in. */
export function useDrawnFor(): string | undefined {
  return useMatches()
    .map(({ loaderData }: UIMatch) => (loaderData as DrawnFor | null | undefined)?.drawnFor) // `load` adds it
    .findLast((learnerId) => learnerId !== undefined)
}
