// A word of an Indian script in Latin letters, as a passport spells it. For printed pages, where a font cannot draw the word. The
// blocks of these scripts in Unicode have the same order, so one table of sounds serves all nine.
const BLOCKS = [0x900, 0x980, 0xa00, 0xa80, 0xb00, 0xb80, 0xc00, 0xc80, 0xd00]
const SIZE = 0x80
/** Scripts in which a consonant at the end of a word keeps its a. */
const KEEPS_A = new Set([0xb00, 0xb80, 0xc00, 0xc80, 0xd00])

const VOWELS = row(0x05, 'a a i i u u ri li e e e ai o o o au')
const CONSONANTS = row(
  0x15,
  'k kh g gh ng ch chh j jh ny t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h',
)
const SIGNS = row(0x3e, 'a i i u u ri ri e e e ai o o o au')
const NO_VOWEL = 0x4d
/** Below a letter, for sounds of other languages. */
const DOT = 0x3c
const NASALS = new Set([0x01, 0x02, 0x70])
const BREATH = 0x03
/** Letters that have no vowel: ൺ ൻ ർ ൽ ൾ ൿ and ৎ. */
const BARE: ReadonlyMap<string, string> = new Map([...'ൺൻർൽൾൿৎ'].map((letter, i) => [letter, 'nnrllkt'[i] ?? '']))

function row(first: number, sounds: string): ReadonlyMap<number, string> {
  return new Map(sounds.split(' ').map((sound, i) => [first + i, sound]))
}

/** Undefined for a word with a letter of another script. */
export function latinOf(word: string): string | undefined {
  const letters = [...word.normalize('NFD')].filter(
    (letter) => !/\p{DI}/u.test(letter) && placeOf(letter).place !== DOT,
  )
  const sounds = letters.map((letter, i) => soundOf(letter, letters[i + 1]))
  if (sounds.includes(undefined)) return undefined
  const latin = sounds.join('')
  return latin.slice(0, 1).toUpperCase() + latin.slice(1)
}

function soundOf(letter: string, next: string | undefined): string | undefined {
  const { block, place } = placeOf(letter)
  if (block === undefined) return /[\p{L}\p{M}]/u.test(letter) && !/[a-z]/i.test(letter) ? undefined : letter
  const bare = BARE.get(letter)
  if (bare !== undefined) return bare
  const consonant = CONSONANTS.get(place)
  if (consonant !== undefined) return consonant + vowelAfter(block, next)
  if (NASALS.has(place)) return 'n'
  if (place === BREATH) return 'h'
  if (place >= 0x66 && place <= 0x6f) return String(place - 0x66)
  return VOWELS.get(place) ?? SIGNS.get(place) ?? ''
}

/** A consonant without a sign is spoken with an a. */
function vowelAfter(block: number, next: string | undefined): string {
  if (next === undefined) return KEEPS_A.has(block) ? 'a' : ''
  const { place } = placeOf(next)
  return SIGNS.has(place) || place === NO_VOWEL ? '' : 'a'
}

function placeOf(letter: string): { readonly block: number | undefined; readonly place: number } {
  const code = letter.codePointAt(0) ?? 0
  const block = BLOCKS.find((start) => code >= start && code < start + SIZE)
  return { block, place: block === undefined ? -1 : code - block }
}
