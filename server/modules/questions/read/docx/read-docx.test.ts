// Questions of a Word document. Each document is written here, part by part, as Word packs it.
import { afterAll, describe, expect, it } from 'vitest'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { writeZip } from './zip.ts'

const app = await startTestApp()
const author = app.as(clerk('stf000000000000000012', 'questions.view', 'questions.edit'))
afterAll(() => app.close())

const place = { subject: 'chemistry', grade: 11, chapter: 'Some basic concepts', source: 'A teacher’s papers', licence: 'Kandil' } // prettier-ignore

const TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
  <Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>` // prettier-ignore
const RELATIONS = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  <Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>` // prettier-ignore
const SPACES = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"` // prettier-ignore

const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const line = (...runs: readonly string[]) => `<w:p>${runs.map((each) => (each.startsWith('<') ? each : run(each))).join('')}</w:p>` // prettier-ignore
const listed = (list: number, text: string, level = 0) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${run(text)}</w:p>`

function aDocument(body: string, others: Readonly<Record<string, string>> = {}): string {
  const document = `<?xml version="1.0"?><w:document ${SPACES}><w:body>${body}</w:body></w:document>`
  const parts = { '[Content_Types].xml': TYPES, '_rels/.rels': RELATIONS, 'word/document.xml': document, ...others }
  return writeZip(new Map(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)]))).toString('base64')
}

const read = (file: string) => author.staffQuestionReview.readDocx({ file, ...place })
const codeOf = (file: string) => read(file).then(() => 'READ', ({ code }: { code: string }) => code) // prettier-ignore

describe('a Word document', () => {
  it('becomes rows that the sheet takes, as drafts', async () => {
    const file = aDocument(
      [
        line('Revision paper, unit 1'),
        line('1. What is the mass of one mole of H', run('2', '<w:vertAlign w:val="subscript"/>'), 'O?'),
        line('(a) 16 g'),
        line('(b) 18 g'),
        line('(c) 20 g'),
        line('Answer: (B)'),
        line('Solution: 2 × 1 + 16 = 18.'),
        line('It is 18 g.'),
        line('Q2) Which are intensive?'),
        line('a) density'),
        line('b) volume'),
        line('c) temperature'),
        line('Ans: a and c'),
        line('Explanation: They do not depend on the amount.'),
        line('Difficulty: easy'),
        line('3. How many grams are $0.5$ mol of carbon?'),
        line('Answer: 5.9 to 6.1'),
        line('Solution: 6'),
        line('4. State the law of conservation of mass.'),
        line('Marks: 3'),
        line('Solution: Mass is neither made nor lost.'),
        line('5. Which ion is SO', run('4', '<w:vertAlign w:val="subscript"/>'), run('2-', '<w:vertAlign w:val="superscript"/>'), '?'),
        line('(1) sulphite'),
        line('(2) sulphate'),
        line('Answer: 2'),
        line('Solution: It has *four* oxygens.'),
      ].join(''),
    ) // prettier-ignore
    const { rows, errors } = await read(file)
    expect(errors).toEqual([])
    expect(rows.map(({ kind, answer }) => `${kind} ${answer}`)).toEqual(['SCQ b', 'MCQ a,c', 'NUMERIC 5.9 to 6.1', 'SUBJECTIVE 3', 'SCQ b']) // prettier-ignore
    expect(rows[0]).toMatchObject({
      stem: 'What is the mass of one mole of H$_{2}$O?',
      b: '18 g',
      solution: '2 × 1 + 16 = 18.\n\nIt is 18 g.',
      language: 'en',
      chapter: 'Some basic concepts',
    })
    expect(rows[1]).toMatchObject({ difficulty: 'easy', solution: 'They do not depend on the amount.' })
    expect(rows[2]?.['stem']).toBe('How many grams are $0.5$ mol of carbon?')
    expect(rows[4]).toMatchObject({
      stem: 'Which ion is SO$_{4}^{2-}$?',
      solution: String.raw`It has \*four\* oxygens.`,
    })
    expect(await author.staffQuestions.import({ rows })).toMatchObject({ added: 5, errors: [] })
    const { data } = await author.staffQuestions.list({ chapter: 'Some basic concepts' })
    expect(data.map(({ status, problems }) => [status, problems])).toEqual(Array(5).fill(['DRAFT', []]))
  })

  it('is read by the numbers and letters that Word writes itself', async () => {
    const level = (no: number, format: string) => `<w:lvl w:ilvl="${no}"><w:numFmt w:val="${format}"/></w:lvl>`
    const list = (id: number, ...levels: readonly string[]) =>
      `<w:abstractNum w:abstractNumId="${id}">${levels.join('')}</w:abstractNum>`
    const numbering = `<?xml version="1.0"?><w:numbering ${SPACES}>${list(7, level(0, 'decimal'), level(1, 'lowerLetter'))}${list(8, level(0, 'upperLetter'))}
      <w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num></w:numbering>` // prettier-ignore
    const file = aDocument(
      [
        listed(1, 'Which is a noble gas?'),
        listed(2, 'helium'),
        listed(2, 'hydrogen'),
        line('Answer: A'),
        listed(1, 'Which is a metal?'),
        listed(1, 'iron', 1),
        listed(1, 'iodine', 1),
        line('Answer: a'),
      ].join(''),
      { 'word/numbering.xml': numbering },
    )
    const { rows, errors } = await read(file)
    expect(errors).toEqual([])
    expect(rows).toMatchObject([
      { kind: 'SCQ', stem: 'Which is a noble gas?', a: 'helium', b: 'hydrogen', answer: 'a' },
      { kind: 'SCQ', stem: 'Which is a metal?', a: 'iron', b: 'iodine', answer: 'a' },
    ])
  })

  it('names each question that the sheet cannot hold, and why', async () => {
    const picture = '<w:r><w:drawing><w:inline/></w:drawing></w:r>'
    const equation = '<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>'
    const table = `<w:tbl><w:tr><w:tc>${line('1 mol')}</w:tc></w:tr></w:tbl>`
    const options = [line('(a) yes'), line('(b) no'), line('Answer: a')].join('')
    const file = aDocument(
      [
        line('1. Which figure?', picture) + options,
        line('2. Solve ', equation) + options,
        line('3. Read the table.') + table + options,
        line('4. No answer is below.') + line('(a) yes'),
        line('5. Too many.') + ['a', 'b', 'c', 'd', 'e'].map((each) => line(`(${each}) ${each}`)).join('') + listed(9, 'six', 1) + line('Answer: a'),
        line(`6. ${'long '.repeat(900)}`) + options,
        line('7. Right.') + options,
      ].join(''),
    ) // prettier-ignore
    const { rows, errors } = await read(file)
    expect(rows.map(({ stem }) => stem)).toEqual(['Right.'])
    expect(errors.map(({ row, field, message }) => `${row} ${field}: ${message.split(' ', 2).join(' ')}`)).toEqual([
      '1 stem: Pictures are',
      '2 stem: Word’s equations',
      '3 stem: Tables are',
      '4 answer: Write a',
      '5 e: A question',
      '6 stem: This text',
    ])
  })

  it('in Hindi is read as Hindi', async () => {
    const file = aDocument(line('1. जल का सूत्र क्या है?') + line('(a) H2O') + line('(b) CO2') + line('Answer: a'))
    const { rows } = await author.staffQuestionReview.readDocx({ file, ...place, language: 'hi' })
    expect(rows).toMatchObject([{ language: 'hi', stem: 'जल का सूत्र क्या है?' }])
  })
})

/** Two million signs of broken XML, which are read for as long as any document of this size. */
const slowest = () => aDocument(line(`1. ${'*_[<'.repeat(600_000)}`))

/** Too large, where a busy machine takes too long for it. */
const REFUSED = /^(NOT_A_DOCX_FILE|DOCX_TOO_LARGE)$/

describe('a document of the largest size', () => {
  it('keeps nobody else waiting while it is read', async () => {
    await codeOf(aDocument(line('1. Yes?'))) // the readers are loaded from here on
    const order: string[] = []
    const reading = codeOf(slowest()).then((code) => order.push(code))
    for (let i = 0; i < 3; i += 1) {
      await author.staffQuestions.list({})
      order.push('a list')
    }
    await reading
    expect(order).toEqual(['a list', 'a list', 'a list', expect.stringMatching(REFUSED)])
  })

  it('is read along with others that are sent meanwhile', async () => {
    const small = aDocument(line('1. Yes?') + line('(a) yes') + line('(b) no') + line('Answer: a'))
    const all = await Promise.all([slowest(), small, small, small].map(codeOf))
    expect(all).toEqual([expect.stringMatching(REFUSED), 'READ', 'READ', 'READ'])
  })
})

describe('a file that is no Word document', () => {
  it('is refused, with anything in it', async () => {
    const zip = (parts: Readonly<Record<string, string>>) =>
      writeZip(new Map(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)]))).toString('base64')
    const good = Buffer.from(aDocument(line('1. Yes?')), 'base64')
    const cut = good.subarray(0, good.length - 40)
    const turned = Buffer.from(good.map((byte, i) => (i > 40 && i < 300 ? byte ^ 0x5a : byte)))
    const files = [
      Buffer.from('a text').toString('base64'),
      Buffer.from([0x50, 0x4b, 0x05, 0x06]).toString('base64'),
      cut.toString('base64'),
      turned.toString('base64'),
      zip({ 'readme.xml': '<a/>' }),
      zip({ 'word/document.xml': 'no XML at all', '_rels/.rels': RELATIONS }),
      zip({ 'word/document.xml': `<w:document ${SPACES}>`, '_rels/.rels': 'neither' }),
    ]
    for (const file of files) expect(['NOT_A_DOCX_FILE', 'NO_QUESTION_IN_DOCX']).toContain(await codeOf(file))
    expect(await codeOf(aDocument(line('Only a heading')))).toBe('NO_QUESTION_IN_DOCX')
    expect(await codeOf('not base64!')).toBe('INVALID_INPUT')
  })

  it('that unpacks to too much is refused, in one entry or in many', async () => {
    const blank = Buffer.alloc(40_000_000, ' ')
    expect(await codeOf(aDocument('', { 'word/styles.xml': blank.toString() }))).toBe('DOCX_TOO_LARGE')
    const half = { 'word/styles.xml': ' '.repeat(1_600_000), 'word/numbering.xml': ' '.repeat(1_600_000) }
    expect(await codeOf(aDocument('', half))).toBe('DOCX_TOO_LARGE')
    expect(await codeOf(aDocument('<m:oMath/>'.repeat(200_000)))).toBe('DOCX_TOO_LARGE')
    const many = Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`a${i}`, '']))
    expect(await codeOf(aDocument('', many))).toBe('DOCX_TOO_LARGE')
  })

  it('that is nested without end, or names entities of its own, harms nothing', async () => {
    const deep = `${'<w:sdt>'.repeat(60_000)}${line('1. Deep?')}${'</w:sdt>'.repeat(60_000)}`
    expect(await codeOf(aDocument(deep))).toBe('DOCX_TOO_LARGE')
    const laughs = `<!DOCTYPE a [<!ENTITY b "${'ha'.repeat(500)}"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><w:document ${SPACES}><w:body>${line('1. &c;&c;&c;&c;')}</w:body></w:document>`
    const answer = await read(aDocument('', { 'word/document.xml': laughs })).catch(({ code }: { code: string }) => code)
    expect(JSON.stringify(answer)).not.toContain('haha')
  }) // prettier-ignore
})
