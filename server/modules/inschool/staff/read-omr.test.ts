// Answer sheets of paper: OMRChecker's results, and sheets that people write.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sheetRowsOf } from '#core/kernel/csv.ts'
import { aTestPaper } from '#server/modules/attempts/factory.ts'
import { visitor } from '#server/platform/access/actor.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'
import { aSchoolSession } from '../factory.ts'

const app = await startTestApp()
afterAll(() => app.close())
const staff = app.as(clerk('stf000000000000071001', 'schools.view', 'schools.edit'))

let paperId = ''
beforeAll(async () => {
  paperId = (await aTestPaper(app.ctx, { kind: 'IN_SCHOOL' })).paperId
})

async function aSession(but: { readonly maxPupils?: number } = {}) {
  const { code, id } = await aSchoolSession(app.ctx, { paperId, ...but })
  const enter = (csv: string, dryRun = false) => staff.staffOmr.enterSheets({ id: id as never, rows: sheetRowsOf(csv), dryRun }) // prettier-ignore
  const marks = async () => {
    await app.runJobs()
    const { data } = await staff.staffPupils.list({ sessionId: id as never })
    return Object.fromEntries(data.map(({ roll, marks: each }) => [roll, each]))
  }
  return { code: code as never, enter, marks }
}

describe('answer sheets of paper', () => {
  it('are marked like all others, and rows that are wrong are named by the row of the spreadsheet and left out', async () => {
    const { code, enter, marks } = await aSession()
    await app.as(visitor).inschool.join({ code, name: 'Asha', className: '9C', roll: '904' })
    const csv = 'class,roll,name,1,2,3\n9C,901,Ravi,A,abd,4.6\n9C,902,Ravi,B,abd,\n\n9C,903,Ravi,A,F,4.6\n9C,904,Ravi,A,abd,4.6\n9C,,Ravi,A,abd,4.6'
    const expected = [{ row: 5, field: '2' }, { row: 6, field: 'roll' }, { row: 7, field: 'roll' }]
    expect(await enter(csv, true)).toMatchObject({ added: 2, errors: expected })
    expect(await marks()).toEqual({ 904: null })
    expect(await enter(csv)).toMatchObject({ added: 2, blank: 0, errors: expected })
    // Right 3, all of three right 4, right 4; wrong −1 and no number.
    expect(await marks()).toEqual({ 901: 11, 902: 3, 904: null })
    expect(await enter(csv)).toMatchObject({ added: 0, errors: [{ row: 2, field: 'roll' }, { row: 3, field: 'roll' }, ...expected] })
  }) // prettier-ignore

  it('of OMRChecker are read by its headings', async () => {
    const { enter, marks } = await aSession()
    const head = '"file_id","input_path","output_path","score","roll","name","class","q1","q2","q3"'
    expect(await enter(`${head}\n"sheet1.jpg","in","out","0","K001","Asha","8","A","ABD","4.6"`)).toMatchObject({ added: 1, blank: 0, errors: [] }) // prettier-ignore
    expect(await marks()).toEqual({ K001: 11 })
  })

  it.each([
    ['class,roll,name,q1,q2', '3'],
    ['class,roll,name,first,second,third', '1, 2, 3'],
    ['roll,name,1,2,3', 'class'],
  ])('with the headings %s are refused as a whole: nobody gets 0 marks', async (head, columns) => {
    const { enter, marks } = await aSession()
    for (const dryRun of [true, false])
      await expect(enter(`${head}\n9C,901,Ravi,A,B,1`, dryRun)).rejects.toMatchObject({ code: 'SHEET_LACKS_COLUMNS', message: expect.stringContaining(`no column ${columns}.`) as string }) // prettier-ignore
    expect(await marks()).toEqual({})
  })

  it('of another paper, with letters that are lost, or of one pupil twice are named', async () => {
    const { enter, marks } = await aSession()
    const csv =
      'Class,Roll No,Name,Q1,Q2,Q3,Q4\n9C,1,K\ufffdthe,A,A,1,\n9C,2,Asha,A,A,1,B\n9C,0776,Asha,A,A,1,\n9C,776,Asha,A,A,1,'
    for (const dryRun of [true, false])
      expect(await enter(csv, dryRun)).toMatchObject({ added: 1, errors: [{ row: 2, field: 'name' }, { row: 3, field: '4' }, { row: 5, field: 'roll' }] }) // prettier-ignore
    expect(Object.keys(await marks())).toEqual(['0776'])
  })

  it('without any answer are counted, so that staff see it before they are marked', async () => {
    const { enter } = await aSession()
    expect(await enter('class,roll,name,1,2,3\n9C,1,Asha,,,\n9C,2,Ravi,A,,', true)).toMatchObject({
      added: 2,
      blank: 1,
    })
  })

  it('are only as many as the session has places, before they are entered and when they are', async () => {
    const { code, enter, marks } = await aSession({ maxPupils: 3 })
    await app.as(visitor).inschool.join({ code, name: 'Asha', className: '9C', roll: '904' })
    const csv = 'class,roll,name,1,2,3\n9C,,Ravi,A,,\n9C,1,Ravi,A,,\n9C,2,Meena,A,,\n9C,3,Kabir,A,,\n9C,904,Asha,A,,'
    const errors = [{ row: 2 }, { row: 5, message: 'All places of this session are taken.' }, { row: 6, message: 'This class and roll number is there already.' }] // prettier-ignore
    for (const dryRun of [true, false]) expect(await enter(csv, dryRun)).toMatchObject({ added: 2, errors })
    expect(Object.keys(await marks()).toSorted()).toEqual(['1', '2', '904'])
  })
})
