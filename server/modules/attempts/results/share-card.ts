// A picture of a result to share, drawn here: it has the test and the marks, and never the child's name.
import { showMarks, type Thousandths } from '#core/modules/papers/marking/marks.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Attempt } from '../store.ts'
import { requireReleased } from './release.ts'

const [WIDTH, HEIGHT] = [1_200, 630]
const LONGEST_TITLE = 44
const WORDS: { readonly [L in Language]?: string } = { en: 'marks', hi: 'अंक', ta: 'மதிப்பெண்', mr: 'गुण' }

/** Throws RESULT_NOT_RELEASED. */
export async function drawShareCard(ctx: Ctx, attempt: Attempt, lang: Language): Promise<Buffer<ArrayBuffer>> {
  const paper = await requireReleased(ctx, attempt)
  const { text } = inLanguage(paper.title, lang)
  const title = text.length > LONGEST_TITLE ? `${text.slice(0, LONGEST_TITLE - 1)}…` : text
  const marks = `${shown(attempt.marks)} / ${shown(attempt.maxMarks)}`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf8f2"/>${lantern()}
<g font-family="system-ui, sans-serif" fill="#1d1f2b"><text x="80" y="150" font-size="44" font-weight="600">Kandil</text>
<text x="80" y="260" font-size="48">${escaped(title)}</text>
<text x="80" y="420" font-size="120" font-weight="700">${escaped(marks)}</text>
<text x="80" y="490" font-size="40">${WORDS[lang] ?? WORDS.en}</text></g></svg>`)
}

/** The star of the logo: eight kites. */
function lantern(): string {
  const colours = ['#f2a71b', '#d81b60', '#00897b', '#3949ab']
  const kites = Array.from({ length: 8 }, (_, i) => `<path d="M0 0L-60 -90L0 -190L60 -90Z" fill="${colours[i % 4]}" transform="rotate(${i * 45})"/>`)
  return `<g transform="translate(960 315)">${kites.join('')}<circle r="28" fill="#fbf8f2"/></g>`
} // prettier-ignore

function shown(marks: number | null): string {
  return showMarks((marks ?? 0) as Thousandths).replace('-', '−') // stored as such
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}
