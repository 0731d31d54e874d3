// How long an article is read. It knows no zod.
const WORDS_A_MINUTE = 200

/** Words divided by 200, at least one minute. A formula is one word. */
export function readingMinutes(markdown: string): number {
  const words = markdown.replace(/\$[^$]+\$/g, ' formula ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'-]*/gu) ?? []
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE))
}
