// The data desk: operations console, O34. Files go through ten gates, and through a second person.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { csvOf } from '#core/kernel/csv.ts'
import type { SourceRow } from '#core/modules/predictor/gates/sample-faults.ts'
import { PART_LENGTH } from '#core/modules/predictor/staff-api.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { someSampleData } from '../factory.ts'
import { listSourceRows } from './store-sample.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await someSampleData(app.ctx, { askedBy: 'stf0', decidedBy: 'stf1' })
})
afterAll(() => app.close())

const scopes = ['predictor.view', 'predictor.edit', 'predictor.approve']
const analyst = () => app.as({ kind: 'staff', staffId: 'stf000000000000000001', scopes })
const approver = () => app.as({ kind: 'staff', staffId: 'stf000000000000000002', scopes })
const visitor = () => app.as({ kind: 'visitor' }).predictor

type Exam = 'JOSAA' | 'MCC'
const place = (exam: Exam, round: number, year = 2026) => ({ exam, year, round, kind: 'SPECIAL' as const, sourceName: 'Test file', sourceUrl: null, publishedOn: `${year}-08-20` }) // prettier-ignore

const sampleRows = (exam: Exam, round: number) => listSourceRows(app.ctx.db, { exam, year: 2026, round })

/** Brings a file and puts it through the gates, by the columns that the desk has guessed. */
async function bring(rows: readonly SourceRow[], where: ReturnType<typeof place>) {
  const { id } = (await analyst().staffPredictorSets.create(where)) as unknown as { id: never }
  return { id, ...(await check(id, csvOf(rows.map((row) => ({ ...row, Round: String(where.round) }))))) }
}

async function check(id: never, text: string) {
  const desk = analyst().staffPredictorDesk
  for (let no = 0; no * PART_LENGTH < text.length; no += 1)
    await desk.putFilePart({ id, no, text: text.slice(no * PART_LENGTH, (no + 1) * PART_LENGTH), fileName: 'round.csv' }) // prettier-ignore
  const { mapping } = await desk.readColumns({ id })
  return desk.checkFile({ id, mapping })
}

async function quarantineOf(id: never) {
  const found = []
  for (let after = 0; ;) {
    const { rows } = await analyst().staffPredictorDesk.listQuarantine({ id, after })
    found.push(...rows)
    const last = rows.at(-1)?.row
    if (last === undefined) return found
    after = last
  }
}

const ranked = (row: SourceRow) => Number.parseInt(row['Closing Rank'], 10)

describe('the gates', () => {
  it.each(['JOSAA', 'MCC'] as const)('let the sample data of %s pass', async (exam) => {
    const rows = await sampleRows(exam, 2)
    const { rowCount, quarantined, report } = await bring(rows, place(exam, 3))
    expect([rowCount, quarantined]).toEqual([rows.length, 0])
    const statuses = new Set(report.map(({ status }) => status))
    expect([...statuses]).toEqual(exam === 'JOSAA' ? ['PASSED', 'NOT_COMPARED'] : ['PASSED'])
    expect(report.map(({ gate }) => gate)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('quarantine each fault that was planted in a file of JoSAA, and nothing else', async () => {
    const rows = await sampleRows('JOSAA', 6)
    const places = rows.flatMap((row, i) => (ranked(row) > 2_000 && !row['Closing Rank'].endsWith('P') ? [i] : []))
    const spoil: readonly [gate: number, (row: SourceRow) => Partial<SourceRow>][] = [
      [1, (row) => ({ 'Closing Rank': String(ranked(row) * 24) })],
      [1, (row) => ({ 'Opening Rank': String(ranked(row) + 1) })],
      [2, () => ({ 'Seat Type': 'NRI' })],
      [2, () => ({ 'Seat Type': 'Management' })],
      [2, () => ({ Quota: 'OPEN' })],
      [2, () => ({ Gender: 'SC' })],
      [7, () => ({ Institute: 'Sample IIT Nowhere' })],
      [8, () => ({ 'Closing Rank': '564.25' })],
      [8, () => ({ 'Opening Rank': '98.7 %ile' })],
      [9, () => ({ 'Closing Rank': '' })],
      [9, () => ({ Institute: '' })],
      [10, () => ({ Year: '2025' })],
    ]
    const planted = spoil.map(([gate], n) => ({ gate, at: places[n * 97] ?? 0 }))
    const file = rows.map((row, i) => {
      const n = planted.findIndex(({ at }) => at === i)
      return n < 0 ? row : { ...row, ...spoil[n]?.[1](row) }
    })
    const [twice] = rows
    if (twice) file.push(twice)
    const { id, rowCount, quarantined } = await bring(file, place('JOSAA', 7))
    const found = (await quarantineOf(id)).map(({ row, gate }) => [row, gate])
    const expected = [...planted.map(({ gate, at }) => [at + 1, gate]), [rows.length + 1, 3]]
    expect(found).toEqual(expected.toSorted(([a = 0], [b = 0]) => a - b))
    expect([rowCount, quarantined]).toEqual([rows.length - planted.length, planted.length + 1])
  })

  it('quarantine a reserved deemed seat and an open seat that closes behind a reserved one in a file of the MCC', async () => {
    const rows = await sampleRows('MCC', 2)
    const deemed = rows.findIndex(({ Quota }) => Quota === 'DEEMED')
    const open = rows.findIndex((row) => row['Seat Type'] === 'OPEN' && row.Institute.includes('Government') && ranked(row) > 500) // prettier-ignore
    const seat = rows[open]
    const isSame = (row: SourceRow) => row.Institute === seat?.Institute && row['Academic Program Name'] === seat['Academic Program Name'] && !row['Seat Type'].includes('PwD') // prettier-ignore
    const file = rows.map((row, i) => {
      if (i === deemed) return { ...row, 'Seat Type': 'SC' }
      return i === open ? { ...row, 'Closing Rank': String(ranked(row) * 4) } : row
    })
    const { id } = await bring(file, place('MCC', 5))
    const found = (await quarantineOf(id)).map(({ row, gate }) => [row - 1, gate])
    const behind = rows.flatMap((row, i) => (isSame(row) && !['SC', 'ST'].includes(row['Seat Type']) ? [[i, 6]] : []))
    expect(behind).toHaveLength(3)
    expect(found).toEqual([[deemed, 4], ...behind].toSorted(([a = 0], [b = 0]) => a - b))
  })

  it('warn of a file that has few of the colleges before it, and of a value that lost all its rows', async () => {
    const rows = await sampleRows('JOSAA', 6)
    const few = rows.filter(({ Institute }) => Institute < 'Sample IIT Z')
    const file = few.map((row) => (row['Seat Type'] === 'ST' ? { ...row, Institute: 'Nowhere' } : row))
    const { report } = await bring(file.filter((row) => row['Seat Type'] !== 'ST (PwD)'), place('JOSAA', 8)) // prettier-ignore
    expect(report[2]).toMatchObject({ gate: 3, status: 'WARNING' })
    expect(report[2]?.examples[0]).toMatch(/^\d+ colleges, and 84 before/)
    expect(report[4]).toMatchObject({
      gate: 5,
      status: 'WARNING',
      examples: ['All rows of seat type ST are in quarantine.'],
    })
  })
})

describe('the sample file with faults', () => {
  it.each([
    ['JOSAA', [1, 2, 3, 5, 7, 8, 9, 10]],
    ['MCC', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ] as const)('of %s has each planted fault in quarantine, and nothing else', async (exam, gates) => {
    const { id } = (await analyst().staffPredictorSets.create(place(exam, 9))) as unknown as { id: never }
    const { text, planted, fileName } = await analyst().staffPredictorDesk.makeFaultyFile({ id })
    expect(fileName).toBe(`sample-data-with-faults-${exam.toLowerCase()}-2026-round-9.csv`)
    const { report, quarantined, rowCount } = await check(id, text)
    const found = await quarantineOf(id)
    for (const { row, gate, fault } of planted)
      expect([fault, found.find((each) => each.row === row)?.gate]).toEqual([fault, gate])
    // An open seat behind a reserved one leaves open which of them is wrong: all of its program go to the quarantine.
    const rest = found.filter(({ row }) => !planted.some((each) => each.row === row))
    expect(rest.every(({ gate }) => gate === 6)).toBe(true)
    expect([found.length, rowCount]).toEqual([quarantined, text.trim().split('\n').length - 1 - quarantined])
    const alarmed = report.filter(({ status }) => status === 'QUARANTINED' || status === 'WARNING')
    expect(alarmed.map(({ gate }) => gate)).toEqual(gates)
  })

  it('is made of sample data only', async () => {
    await app.asOwner('update predictor.data_set set is_sample = false')
    const { id } = (await analyst().staffPredictorSets.create(place('MCC', 12))) as unknown as { id: never }
    await expect(analyst().staffPredictorDesk.makeFaultyFile({ id })).rejects.toMatchObject({ code: 'NO_SAMPLE_ROWS' })
    await app.asOwner(`update predictor.data_set set is_sample = true where file_name = 'sample.csv'`)
  })
})

describe('a file', () => {
  it('is read only when its columns are named and it is a table', async () => {
    const { id } = (await analyst().staffPredictorSets.create(place('JOSAA', 9))) as unknown as { id: never }
    const desk = analyst().staffPredictorDesk
    await expect(desk.readColumns({ id })).rejects.toMatchObject({ code: 'NOT_A_TABLE' })
    await desk.putFilePart({ id, no: 0, text: 'a,"b\n1', fileName: 'x.csv' })
    await expect(desk.checkFile({ id, mapping: {} })).rejects.toMatchObject({ code: 'NOT_A_TABLE' })
    await desk.putFilePart({ id, no: 0, text: 'College,Course\nA,B\n', fileName: 'x.csv' })
    expect((await desk.readColumns({ id })).mapping).toEqual({ institute: 'College', program: 'Course' })
    await expect(desk.checkFile({ id, mapping: { institute: 'College' } })).rejects.toMatchObject({ code: 'COLUMN_MISSING' }) // prettier-ignore
    await expect(desk.submitSet({ id })).rejects.toMatchObject({ code: 'SET_NOT_CHECKED' })
  })

  it('is published by a second person, replaces the file of its round, and can be taken back', async () => {
    const rows = await sampleRows('MCC', 4)
    const first = rows.find((row) => row['Seat Type'] === 'OPEN' && row.Quota === 'AI')
    const better = rows.map((row) => (row === first ? { ...row, 'Closing Rank': String(ranked(row) + 3) } : row))
    const before = await visitor().listSources({ exam: 'MCC', year: 2026 })
    const { id } = await bring(better, { ...place('MCC', 4), kind: 'STRAY' as never })
    expect((await visitor().listSources({ exam: 'MCC', year: 2026 })).sources).toEqual(before.sources)

    const desk = analyst().staffPredictorDesk
    expect((await desk.compareSet({ id })).before).toEqual({ year: 2025, round: 4 })
    await desk.submitSet({ id })
    await expect(desk.submitSet({ id })).rejects.toMatchObject({ code: 'SET_IS_FIXED' })
    await expect(desk.checkFile({ id, mapping: {} })).rejects.toMatchObject({ code: 'SET_IS_FIXED' })
    await expect(desk.decideSet({ id, isApproved: true })).rejects.toMatchObject({ code: 'OWN_DATA_SET' })
    const decided = await Promise.allSettled([1, 2].map(() => approver().staffPredictorDesk.decideSet({ id, isApproved: true }))) // prettier-ignore
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(approver().staffPredictorDesk.decideSet({ id, isApproved: true })).rejects.toMatchObject({ code: 'SET_IS_DECIDED' }) // prettier-ignore

    const { sources } = await visitor().listSources({ exam: 'MCC', year: 2026 })
    expect(sources).toHaveLength(before.sources.length)
    expect(sources[0]).toMatchObject({ id, name: 'Test file', isSample: false, round: 4 })
    const shown = async () => {
      const { rows: seats } = await visitor().search({ exam: 'MCC', ranks: { neet: '1' }, term: first?.Institute ?? '', pageSize: 50 }) // prettier-ignore
      return seats.flatMap(({ closings }) => closings.map((each) => `${each.year} ${each.closing}`))
    }
    expect(await shown()).toContain(`2026 ${ranked(first as SourceRow) + 3}`)

    await expect(desk.rollBackSet({ id, reason: 'short' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const { restored } = await approver().staffPredictorDesk.rollBackSet({ id, reason: 'The source has corrected it.' })
    expect(restored).toBe(before.sources[0]?.id)
    expect(await shown()).not.toContain(`2026 ${ranked(first as SourceRow) + 3}`)
    expect((await visitor().listSources({ exam: 'MCC', year: 2026 })).sources.map((each) => each.id)).toEqual(before.sources.map((each) => each.id)) // prettier-ignore
    await expect(approver().staffPredictorDesk.rollBackSet({ id, reason: 'Once more, please.' })).rejects.toMatchObject({ code: 'SET_NOT_PUBLISHED' }) // prettier-ignore
  })

  it('that is refused stays unseen, and its round is covered by what was published', async () => {
    const { id } = await bring(await sampleRows('JOSAA', 6), place('JOSAA', 10))
    await analyst().staffPredictorDesk.submitSet({ id })
    const waiting = await approver().staffPredictorSets.list({ status: 'WAITING' })
    expect(waiting.data.map((set) => set.id)).toEqual([id])
    await approver().staffPredictorDesk.decideSet({ id, isApproved: false, note: 'Wrong round' })
    const { exams } = await analyst().staffPredictorDesk.getCoverage({})
    const josaa = exams.find(({ exam }) => exam === 'JOSAA')
    const newest = josaa?.years.find(({ year }) => year === 2026)
    expect(newest?.rounds.find(({ round }) => round === 10)?.status).toBe('REFUSED')
    expect(newest?.rounds.find(({ round }) => round === 6)?.status).toBe('PUBLISHED')
    expect(josaa?.rounds).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('is published by nobody who had a part in it: who made it, brought its rows, named its columns or handed it in', async () => {
    const person = (no: number) => app.as({ kind: 'staff', staffId: `stf00000000000000001${no}`, scopes })
    const { id } = (await person(1).staffPredictorSets.create(place('JOSAA', 11))) as unknown as { id: never }
    const text = csvOf((await sampleRows('JOSAA', 6)).map((row) => ({ ...row, Round: '11' })))
    for (let no = 0; no * PART_LENGTH < text.length; no += 1)
      await person(2).staffPredictorDesk.putFilePart({ id, no, text: text.slice(no * PART_LENGTH, (no + 1) * PART_LENGTH), fileName: 'round.csv' }) // prettier-ignore
    const { mapping } = await person(3).staffPredictorDesk.readColumns({ id })
    await person(3).staffPredictorDesk.checkFile({ id, mapping })
    await person(4).staffPredictorDesk.submitSet({ id })
    const decide = (no: number) => person(no).staffPredictorDesk.decideSet({ id, isApproved: true })
    const { writtenBy } = await person(5).staffPredictorSets.one({ id })
    expect(writtenBy.toSorted()).toEqual([1, 2, 3].map((no) => `stf00000000000000001${no}`))
    for (const no of [1, 2, 3, 4]) await expect(decide(no)).rejects.toMatchObject({ code: 'OWN_DATA_SET' })
    expect(await decide(5)).toEqual({ status: 'PUBLISHED' })
  })
})
