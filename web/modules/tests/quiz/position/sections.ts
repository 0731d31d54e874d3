// The sections that are open: those with minutes of their own follow one another, and nobody comes back to a locked one.
import type { AttemptPaper } from '#core/modules/attempts/api.ts'

type Section = AttemptPaper['sections'][number]

export interface OpenSections {
  /** Null: all questions have the whole time. */
  readonly timed: { readonly index: number; readonly endsAt: number } | null
  readonly isOpen: (sectionId: string) => boolean
}

/** `reached`: the last section that was opened. `moved`: how far staff have moved the end of the attempt. */
export function openSections(sections: readonly Section[], { now, reached, moved }: { readonly now: number; readonly reached: number; readonly moved: number }): OpenSections {
  const ends = sections.map(({ endsAt }) => endsAt !== null && endsAt > now - moved ? endsAt + moved : endsAt)
  const running = ends.findIndex((end) => end !== null && end > now)
  const index = running === -1 ? sections.length - 1 : running
  const end = ends[index]
  const timed = typeof end === 'number' ? { index, endsAt: end } : null
  return {
    timed,
    isOpen(sectionId) {
      const at = sections.findIndex(({ id }) => id === sectionId)
      if (timed) return at === timed.index
      return at >= reached || !sections.slice(at, reached).some(({ isLocked }) => isLocked)
    },
  }
} // prettier-ignore
