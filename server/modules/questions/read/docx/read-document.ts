// The questions of a Word document. It takes seconds for the largest, and so it runs in a thread of its own.
import mammoth from 'mammoth'
import { groupQuestions, type GroupedQuestions } from './group-questions.ts'
import { markDocument } from './mark-document.ts'
import { readLines } from './read-lines.ts'
import { readZip, writeZip, type ZipEntries } from './zip.ts'

type Refusal = 'NOT_A_DOCX_FILE' | 'DOCX_TOO_LARGE'
export type ReadDocument = GroupedQuestions | Refusal

/** Pictures are not unpacked. */
const PARTS =
  /^(\[Content_Types\]\.xml|(word\/)?_rels\/[\w.]*\.rels|word\/(document\d*|numbering|styles|footnotes|endnotes|comments)\.xml)$/
const MAIN_PART = /^word\/document\d*\.xml$/
const [MOST_ENTRIES, MOST_UNPACKED] = [500, 3_000_000]

/** The bytes in Base64. Questions that a sheet cannot hold are among the errors. */
export async function readDocument(file: string): Promise<ReadDocument> {
  const entries = unpack(file)
  const lines = typeof entries === 'string' ? entries : await linesOf(entries)
  return typeof lines === 'string' ? lines : groupQuestions(lines)
}

function unpack(file: string): ZipEntries | Refusal {
  const isWanted = (name: string) => PARTS.test(name)
  const entries = readZip(Buffer.from(file, 'base64'), { entries: MOST_ENTRIES, bytes: MOST_UNPACKED, isWanted })
  if (entries === 'TOO_LARGE') return 'DOCX_TOO_LARGE'
  return entries === 'NO_ZIP' ? 'NOT_A_DOCX_FILE' : entries
}

/** mammoth reads entries that were unpacked here, and no others. */
async function linesOf(entries: ZipEntries): Promise<string[] | Refusal> {
  const [name, document] = [...entries].find(([each]) => MAIN_PART.test(each)) ?? []
  if (name === undefined || document === undefined) return 'NOT_A_DOCX_FILE'
  if (isTooComplex(entries)) return 'DOCX_TOO_LARGE'
  try {
    const marked = markDocument(document.toString(), entries.get('word/numbering.xml')?.toString() ?? '')
    const buffer = writeZip(new Map([...entries, [name, Buffer.from(marked)]]))
    const { value } = await mammoth.convertToHtml({ buffer }, { includeDefaultStyleMap: false, ignoreEmptyParagraphs: true })
    return readLines(value)
  } catch {
    // XML that no Word has written, or that is nested without end.
    return 'NOT_A_DOCX_FILE'
  }
} // prettier-ignore

/** mammoth takes seconds for more elements, or deeper ones. Word nests a few dozen. */
const [MOST_ELEMENTS, DEEPEST, LONGEST_TAG] = [40_000, 200, 10_000]

function isTooComplex(entries: ZipEntries): boolean {
  let elements = 0
  for (const part of entries.values()) {
    let depth = 0
    for (const [tag] of part.toString().matchAll(/<\/?[A-Za-z][^<>]*>/g)) {
      elements += 1
      if (tag.startsWith('</')) depth -= 1
      else if (!tag.endsWith('/>')) depth += 1
      if (elements > MOST_ELEMENTS || depth > DEEPEST || tag.length > LONGEST_TAG) return true
    }
  }
  return false
}
