// `npm run notes` draws the sample pages of notes into notes/, as a teacher leaves them after a class.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const FOLDER = join(import.meta.dirname, 'notes')
const [ink, neel, rani, tulsi, genda] = ['#1c1a24', '#2a4fb8', '#c2185b', '#1e7145', '#f5a81c']

interface Page {
  readonly file: string
  readonly title: string
  readonly about: string
  readonly drawing: string
  /** A line each: a colour and the words. */
  readonly lines: readonly (readonly [colour: string, words: string])[]
}

const slope = `<g transform="translate(120 330)" stroke="${ink}" stroke-width="4" fill="none"><path d="M0 220h420L0 0z" fill="#e6ecfb"/><path d="M380 220a40 40 0 0 0-12-26" /><g transform="translate(170 90) rotate(27.6)"><path d="M-50-64h90v64h-90z" fill="#fff1d3"/><path d="M40-32h90" stroke="${tulsi}" stroke-width="6"/><path d="m122-42 20 10-20 10z" fill="${tulsi}" stroke="none"/></g><path d="M170 80v150" stroke="${rani}" stroke-width="6"/><path d="m160 222 10 20 10-20z" fill="${rani}" stroke="none"/></g>
  <g font-size="28" font-weight="600"><text x="450" y="330" fill="${tulsi}">mg sin θ</text><text x="306" y="590" fill="${rani}">mg</text><text x="446" y="545" fill="${ink}">θ</text></g>`
const circles = `<g transform="translate(180 430)" stroke="${ink}" stroke-width="4">${round(2, 1)}</g><g transform="translate(430 430)" stroke="${ink}" stroke-width="4">${round(4, 2)}</g><g transform="translate(660 430)" stroke="${ink}" stroke-width="4">${round(4, 1)}</g>
  <g font-size="34" font-weight="700" fill="${ink}"><text x="162" y="590">½</text><text x="404" y="590">2/4</text><text x="642" y="590">¼</text><text x="296" y="442">=</text><text x="536" y="442">&gt;</text></g>`

const pages: readonly Page[] = [
  {
    file: 'physics',
    title: 'A block on a slope',
    about: 'Physics, Class 11 · notes of the class',
    drawing: slope,
    lines: [
      [neel, 'Smooth slope: only mg sin θ acts along it.'],
      [ink, 'ma = mg sin θ    so    a = g sin θ'],
      [ink, 'θ = 30°:   a = 9.8 × ½ = 4.9 m/s²'],
      [rani, 'Rough slope: friction acts up the slope.'],
      [ink, 'a = g (sin θ − μ cos θ)'],
      [tulsi, 'Remember: the mass does not matter.'],
    ],
  },
  {
    file: 'fractions',
    title: 'Halves and quarters',
    about: 'Maths, Class 4 · notes of the class',
    drawing: circles,
    lines: [
      [neel, 'The lower number: how many equal parts.'],
      [neel, 'The upper number: how many we take.'],
      [ink, '½ = 2/4, because both are half the roti.'],
      [rani, '2/4 is more than ¼: Meera ate more.'],
      [tulsi, 'Remember: more parts, smaller parts.'],
    ],
  },
]

mkdirSync(FOLDER, { recursive: true })
for (const page of pages)
  await sharp(Buffer.from(draw(page))).webp({ quality: 70, effort: 6 }).toFile(join(FOLDER, `${page.file}.webp`)) // prettier-ignore

function draw({ title, about, drawing, lines }: Page): string {
  const ruled = Array.from({ length: 24 }, (_, i) => `<path d="M0 ${150 + i * 38}h800" stroke="#cfdcf2" stroke-width="1.5"/>`) // prettier-ignore
  const written = lines.map(([colour, words], i) => `<text x="96" y="${680 + i * 62}" font-size="31" fill="${colour}" font-weight="500">${words}</text>`) // prettier-ignore
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1060" viewBox="0 0 800 1060" font-family="Anek Latin, Noto Sans, sans-serif">
    <rect width="800" height="1060" fill="#fdfbf4"/>${ruled.join('')}<path d="M72 0v1060" stroke="${rani}" stroke-width="2" opacity="0.5"/>
    <text x="96" y="92" font-size="46" font-weight="700" fill="${ink}">${title}</text><path d="M96 108h${title.length * 22}" stroke="${genda}" stroke-width="8" stroke-linecap="round" opacity="0.8"/>
    <text x="96" y="182" font-size="26" fill="#4a4656">${about}</text>${drawing}${written.join('')}</svg>`
}

/** A roti in equal parts, the first of which are coloured. */
function round(parts: number, coloured: number): string {
  const at = (part: number) => {
    const angle = (2 * Math.PI * part) / parts - Math.PI / 2
    return `${(90 * Math.cos(angle)).toFixed(1)} ${(90 * Math.sin(angle)).toFixed(1)}`
  }
  return Array.from({ length: parts }, (_, i) => `<path d="M0 0L${at(i)}A90 90 0 0 1 ${at(i + 1)}Z" fill="${i < coloured ? genda : '#fff8e8'}"/>`).join('') // prettier-ignore
}
