// Texts that people type and paste. Chats, address books and web pages put marks into a copied text that nobody sees, and phones write
// digits and dashes in several ways. A code, a number or an address is compared without all of that.

/** Marks without a picture of their own. Unicode calls them Default_Ignorable_Code_Point. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const DASHES = /[\p{Pd}\u2212\u2043]/gu

/**
 * Joiners of Indian scripts and of emoji, and the marks that choose how an emoji is drawn, are spelling: Unicode, chapters 12 and 23.
 * Between Latin letters or digits, and at the edge of a word, they are not, except behind a vowel sign or virama ("अवन्‍"). To Unicode
 * a digit is an emoji too: it is drawn as one only as a key ("9️⃣").
 */
const SPELLING =
  /(?<=\p{M})[\u200c\u200d]|(?<=[\p{L}\p{Emoji_Modifier}\p{Extended_Pictographic}\ufe0f])(?<![\p{Script=Latin}])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])(?!\p{Script=Latin})|(?<=\p{Emoji})(?<![0-9#*])[\ufe0e\ufe0f]|(?<=[0-9#*])[\ufe0e\ufe0f](?=\u20e3)/u
const SPELLING_OR_UNSEEN = /* @__PURE__ */ new RegExp(`(${SPELLING.source})|${UNSEEN.source}`, 'gu')

/** For texts that are compared or looked through, never for what is shown again as it was written. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '')
}

/** An address or a secret code: nothing unseen, no blank around it. */
export function pastedCode(text: string): string {
  return withoutUnseen(text).trim()
}

/** A text that is kept: without marks that nobody sees, with the joiners that belong to its spelling. */
export function withoutStrayMarks(text: string): string {
  return text.replace(SPELLING_OR_UNSEEN, '$1')
}

/** A code, a number or an address as it is compared: nothing unseen, no blank around it, Indic digits as 0 to 9, one kind of dash. */
export function plainCode(text: string): string {
  return withoutUnseen(text).replace(INDIC, asciiDigits).replace(DASHES, '-').trim()
}

/** A code of digits that was sent or made by a device, so it has the digits 0 to 9: nothing unseen, no blank in it. */
export function pastedDigits(text: string): string {
  return withoutUnseen(text).replaceAll(/\s/g, '')
}

/** A code of digits that people know by heart: they write "411 001" too. */
export function plainDigits(text: string): string {
  return plainCode(text).replaceAll(/\s/g, '')
}

const INDIC = /[\u0900-\u0dff]+/g

/** The decimal digits of every script as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit)))
}

/** Unicode keeps the ten digits of a script in a row, from zero to nine. */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0
  let first = point
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return (point - first) % 10
}

/**
 * Replaces what a pattern finds in a text as people see it: without unseen marks, by which a number or an address could be cut, and
 * with the digits 0 to 9. All else stays as it was written.
 */
export function replaceSeen(text: string, pattern: RegExp, replacement: (found: RegExpExecArray) => string): string {
  const { plain, starts } = WRITTEN_OTHERWISE.test(text) ? plainCopy(text) : { plain: text }
  const placeOf = (at: number) => (starts ? (starts[at] ?? text.length) : at)
  let replaced = ''
  let end = 0
  for (const found of plain.matchAll(pattern)) {
    replaced += text.slice(end, placeOf(found.index)) + replacement(found)
    end = placeOf(found.index + found[0].length)
  }
  return replaced + text.slice(end)
}

const WRITTEN_OTHERWISE = /\p{Default_Ignorable_Code_Point}|(?![0-9])\p{Nd}/u

/** `starts` is the place in the text of each unit of the copy. */
function plainCopy(text: string): { readonly plain: string; readonly starts: readonly number[] } {
  const starts: number[] = []
  let plain = ''
  let at = 0
  for (const letter of text) {
    const seen = asciiDigits(withoutUnseen(letter))
    plain += seen
    for (let i = 0; i < seen.length; i += 1) starts.push(at)
    at += letter.length
  }
  return { plain, starts }
}
