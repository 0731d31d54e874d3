// The conditions under which families see a story.
import type { Instant } from '#core/kernel/time.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'

export interface PublishableStory {
  readonly hasFilm: boolean
  readonly consentProof: string
  readonly consentAt: Instant | null
  readonly consentUntil: Instant | null
  readonly captions: LocalisedText
}

export type StoryProblem = 'NO_CONSENT' | 'NO_FILM' | 'NO_CAPTIONS'

/** The first reason why it cannot be shown at this time. Undefined: it can. */
export function storyProblem(story: PublishableStory, now: Instant): StoryProblem | undefined {
  const { hasFilm, consentProof, consentAt, consentUntil, captions } = story
  const isConsented = consentProof.trim() !== '' && consentAt !== null && consentAt <= now
  if (!isConsented || consentUntil === null || consentUntil <= now) return 'NO_CONSENT'
  if (!hasFilm) return 'NO_FILM'
  return areCaptions(captions) ? undefined : 'NO_CAPTIONS'
}

/** Every text is WebVTT. */
export function areCaptions(captions: LocalisedText): boolean {
  return Object.values(captions).every((text) => text !== undefined && /^\uFEFF?WEBVTT(\s|$)/.test(text))
}
