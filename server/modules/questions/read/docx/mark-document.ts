// Marks in the XML of a Word document what mammoth drops without a word: numbers of lists, equations and drawings.
import { DomUtils, parseDocument } from 'htmlparser2'

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** Signs of Unicode's private use area. A document that uses them loses them. */
export const MARKS = {
  question: '\uE001',
  option: '\uE002',
  equation: '\uE003',
  picture: '\uE004',
  table: '\uE005',
} as const
const ANY_MARK = /[\uE001-\uE00F]/g

const XML = { xmlMode: true } as const
const DRAWINGS = ['w:drawing', 'w:pict', 'w:object']

/** Paragraphs of a numbered list begin with the mark of a question, those of a lettered or indented list with that of an option. */
export function markDocument(document: string, numbering: string): string {
  const tree = parseDocument(document.replaceAll(ANY_MARK, ''), XML)
  const all = (name: string) => DomUtils.getElementsByTagName(name, tree)
  for (const name of ['m:oMathPara', 'm:oMath'])
    for (const each of all(name)) become(each, `<w:r><w:t>${MARKS.equation}</w:t></w:r>`)
  for (const name of DRAWINGS) for (const each of all(name)) become(each, `<w:t>${MARKS.picture}</w:t>`)
  const formats = readFormats(numbering)
  for (const list of all('w:numPr')) {
    const [level, id] = [attribute(list, 'w:ilvl') || '0', attribute(list, 'w:numId')]
    const mark = markOf(level, formats.get(`${id} ${level}`))
    // Without its properties mammoth does not make a list of it, whose format would be lost.
    if (list.parent && 'attribs' in list.parent)
      become(list.parent, mark ? `<w:r><w:t>${mark}</w:t></w:r>` : '<w:pPr/>')
  }
  return DomUtils.getOuterHTML(tree, XML)
}

function markOf(level: string, format: string | undefined): string | undefined {
  if (level !== '0') return MARKS.option
  if (format === 'decimal' || format === 'decimalZero') return MARKS.question
  return format === 'lowerLetter' || format === 'upperLetter' ? MARKS.option : undefined
}

/** The format of each level of each list: "3 0" is "decimal". */
function readFormats(numbering: string): ReadonlyMap<string, string> {
  const tree = parseDocument(numbering, XML)
  const all = (name: string, within: Element | typeof tree) => DomUtils.getElementsByTagName(name, within)
  const levels = new Map(
    all('w:abstractNum', tree).map((each) => [DomUtils.getAttributeValue(each, 'w:abstractNumId'), all('w:lvl', each)]),
  )
  return new Map(
    all('w:num', tree).flatMap((num) =>
      (levels.get(attribute(num, 'w:abstractNumId')) ?? []).map((level) => [
        `${DomUtils.getAttributeValue(num, 'w:numId')} ${DomUtils.getAttributeValue(level, 'w:ilvl')}`,
        attribute(level, 'w:numFmt'),
      ]),
    ),
  )
}

/** The value of the first element of this name below. */
function attribute(within: Element, name: string): string {
  const [found] = DomUtils.getElementsByTagName(name, within)
  return (found && DomUtils.getAttributeValue(found, 'w:val')) ?? ''
}

/** In its place: to look for a place among thousands takes long. */
function become(element: Element, xml: string): void {
  const { name, children } = parseDocument(xml, XML).children[0] as Element // each caller writes one element
  Object.assign(element, { name, attribs: {}, children })
}
