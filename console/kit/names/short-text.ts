// The first words of a long text, for a list.
const PICTURE = /!\[[^\]]*\]\([^)]*\)/g

/** Letters that a list shows. */
const LONGEST = 90

/** A text with pictures in Markdown: its words, at most 90 letters of them. */
export function shortText(markdown: string): string {
  const words = markdown.replaceAll(PICTURE, '').trim()
  return words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words
}
