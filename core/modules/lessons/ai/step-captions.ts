// The captions of a film in a lesson led by AI: its spoken words, which staff have written.
import { SECOND } from '#core/kernel/time.ts'
import type { FilmPart } from './graph.ts'

/**
 * WebVTT for a part of a film: one cue for each sentence. Nobody has timed the words, so each sentence is shown for its share
 * of the letters.
 */
export function captionsOf({ text, fromSec, toSec }: Pick<FilmPart, 'text' | 'fromSec' | 'toSec'>): string {
  const sentences = text.split(SENTENCE_END).filter((each) => each.trim() !== '')
  const letters = sentences.reduce((sum, each) => sum + each.length, 0)
  const msPerLetter = ((toSec - fromSec) * SECOND) / Math.max(1, letters)
  let at = fromSec * SECOND
  const cues = sentences.map((sentence) => {
    const from = at
    at += sentence.length * msPerLetter
    return `${timestamp(from)} --> ${timestamp(at)}\n${escaped(sentence.trim())}`
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

/** A point within a number, as in 2.5, ends no sentence. */
const SENTENCE_END = /(?<=[.!?।…])\s+|\n+/

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** "00:01:05.250". */
function timestamp(ms: number): string {
  return new Date(Math.round(ms)).toISOString().slice(11, 23)
}
