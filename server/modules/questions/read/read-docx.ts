// Questions in a Word document, as rows of the import sheet. Its readers are loaded when somebody imports.
import type { InputOf } from '#core/kernel/endpoint.ts'
import { questionErrors as errors } from '#core/modules/questions/errors.ts'
import type { questionsStaffApi } from '#core/modules/questions/staff-api.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { ZipEntries } from './docx/zip.ts'

type DocxFile = InputOf<typeof questionsStaffApi.staffQuestionReview.readDocx>

/** Pictures are not unpacked. */
const PARTS =
  /^(\[Content_Types\]\.xml|(word\/)?_rels\/[\w.]*\.rels|word\/(document\d*|numbering|styles|footnotes|endnotes|comments)\.xml)$/
const MAIN_PART = /^word\/document\d*\.xml$/
const [MOST_ENTRIES, MOST_UNPACKED] = [500, 3_000_000]

/** Throws NOT_A_DOCX_FILE and DOCX_TOO_LARGE. Questions that a sheet cannot hold are reported and left out. */
export async function readDocx(_ctx: Ctx, { file, source, licence, ...place }: DocxFile) {
  const { groupQuestions } = await import('./docx/group-questions.ts')
  const { rows, errors: wrong } = groupQuestions(await linesOf(await unpack(file)))
  if (rows.length + wrong.length === 0) throw errors.NO_QUESTION_IN_DOCX()
  const common = { ...place, grade: String(place.grade), source, licence }
  return { rows: rows.map((row) => ({ ...common, ...row })), errors: wrong }
}

async function unpack(file: string): Promise<ZipEntries> {
  const { readZip } = await import('./docx/zip.ts')
  const isWanted = (name: string) => PARTS.test(name)
  const entries = readZip(Buffer.from(file, 'base64'), { entries: MOST_ENTRIES, bytes: MOST_UNPACKED, isWanted })
  if (entries === 'TOO_LARGE') throw errors.DOCX_TOO_LARGE()
  if (entries === 'NO_ZIP') throw errors.NOT_A_DOCX_FILE()
  return entries
}

/** mammoth reads entries that were unpacked here, and no others. */
async function linesOf(entries: ZipEntries): Promise<string[]> {
  const [{ markDocument }, { readLines }, { writeZip }, mammoth] = await Promise.all([
    import('./docx/mark-document.ts'),
    import('./docx/read-lines.ts'),
    import('./docx/zip.ts'),
    import('mammoth'),
  ])
  const [name, document] = [...entries].find(([each]) => MAIN_PART.test(each)) ?? []
  if (name === undefined || document === undefined) throw errors.NOT_A_DOCX_FILE()
  if (isTooComplex(entries)) throw errors.DOCX_TOO_LARGE()
  try {
    const marked = markDocument(document.toString(), entries.get('word/numbering.xml')?.toString() ?? '')
    const buffer = writeZip(new Map([...entries, [name, Buffer.from(marked)]]))
    const { value } = await mammoth.default.convertToHtml({ buffer }, { includeDefaultStyleMap: false, ignoreEmptyParagraphs: true })
    return readLines(value)
  } catch {
    // XML that no Word has written, or that is nested without end.
    throw errors.NOT_A_DOCX_FILE()
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
