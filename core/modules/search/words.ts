// How the search of the site cuts a text into words. Texts that are found and texts that are typed are cut by the same function.

/** Everything but letters, their vowel signs, and digits. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u

const DIGITS = '०१२३४५६७८९௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯০১২৩৪৫৬৭৮৯೦೧೨೩೪೫೬೭೮೯'

/** Words that are in most texts and say nothing of their subject. */
const FILLERS = new Set(
  'a an and are at be by can do does for from how i in is it me my of on or the this to we what when where which with you your का की के को क्या कैसे में मैं है हैं से और एक यह वह पर हम आप என்ன எப்படி ஒரு இந்த மற்றும் நான் நாம் நீங்கள்'
    .split(' ')
    .map(fold),
)

/** The words of a text, each once, in the spelling that is compared. */
export function searchWords(text: string): string[] {
  return [...new Set(fold(text).split(BETWEEN_WORDS).filter(Boolean).map(plainNumber))]
}

/** The words that a search is about: without words that every text has, unless it has no other. */
export function typedWords(term: string, most: number): string[] {
  const words = searchWords(term)
  const telling = words.filter((word) => !FILLERS.has(word))
  return (telling.length > 0 ? telling : words).slice(0, most)
}

/** Small letters without accents, and one spelling where Devanagari has two: "हिन्दी" and "हिंदी", "फ़राह" and "फराह". */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .normalize('NFC')
    .replaceAll('ँ', 'ं')
    .replace(/[ङञणनम]्(?=[क-ह])/g, 'ं')
    .replace(/[०-९௦-௯౦-౯০-৯೦-೯]/g, (digit) => String(DIGITS.indexOf(digit) % 10))
}

/** "10th" and "10वीं" are 10. */
function plainNumber(word: string): string {
  return /^(\d{1,2})(?:st|nd|rd|th|वीं|वी|ஆம்)$/.exec(word)?.[1] ?? word
}
