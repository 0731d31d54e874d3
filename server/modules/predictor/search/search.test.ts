// The seats that the predictor finds: compared with a slow computation from the raw rows.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CATEGORIES, EXAMS, RESTRICTED_POOLS } from '#core/modules/predictor/axes.ts'
import { predictorApi } from '#core/modules/predictor/api.ts'
import { stateNames } from '#core/taxonomy/pin-code.ts'
import { startTestApp, type TestApp } from '#server/test/app.ts'
import { freshSeed, triesOf } from '#server/test/proofs/how-much.ts'
import { someSampleData } from '../factory.ts'
import { predictSlowly, readOracle, type Ask } from './oracle.ts'
import { search } from './search.ts'

let app: TestApp
let lines: Awaited<ReturnType<typeof readOracle>>
let keys: Map<string, string>

beforeAll(async () => {
  app = await startTestApp()
  await someSampleData(app.ctx, { askedBy: 'stf0', decidedBy: 'stf1' })
  lines = await readOracle(app.pool)
  const { rows } = await app.pool.query<{ id: string; key: string }>(`select id,
    concat_ws('|', program_id, quota, seat_type, is_pwd, gender, pool) || '|' || is_preparatory as key from predictor.line`)
  keys = new Map(rows.map(({ id, key }) => [id, key]))
})
afterAll(() => app.close())

const rank = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 80_000 }), fc.integer({ min: 1, max: 1_500_000 })).map(String) // prettier-ignore
const categoryRank = fc.tuple(rank, fc.constantFrom('', '', '', 'P')).map(([digits, p]) => digits + p)
const profile = fc
  .record({
    exam: fc.constantFrom(...EXAMS),
    category: fc.constantFrom(...CATEGORIES),
    isPwd: fc.boolean(),
    gender: fc.constantFrom('FEMALE' as const, 'OTHER' as const),
    homeState: fc.constantFrom(...Object.keys(stateNames)),
    ranks: fc.record(
      { main: rank, mainCategory: categoryRank, mainPwd: categoryRank, advanced: rank, advancedCategory: categoryRank, advancedPwd: categoryRank, neet: rank },
      { requiredKeys: ['main', 'neet'] },
    ),
    pools: fc.uniqueArray(fc.constantFrom(...RESTRICTED_POOLS), { maxLength: 3 }),
  })
  .map((ask): Ask => predictorApi.search.body.parse({ ...ask, pageSize: 500 })) // prettier-ignore

describe('a candidate', () => {
  it('is shown the seats that a slow computation from the raw rows finds, each in the same band', async () => {
    const asks = fc.sample(profile, { numRuns: triesOf(2_000), seed: freshSeed })
    for (let from = 0; from < asks.length; from += 5)
      await Promise.all(
        asks.slice(from, from + 5).map(async (ask) => {
          const slow = predictSlowly(lines, ask)
          const answer = await search(app.ctx, ask)
          expect({ ask, total: answer.total }).toEqual({ ask, total: slow.size })
          expect(answer.rows).toHaveLength(Math.min(500, slow.size))
          for (const { id, band } of answer.rows) expect({ ask, id, band }).toEqual({ ask, id, band: slow.get(keys.get(id) ?? '') }) // prettier-ignore
        }),
      )
    expect(lines.length).toBeGreaterThan(3_000)
  })

  it('never loses a safe seat by a better rank', async () => {
    await fc.assert(
      fc.asyncProperty(profile, fc.integer({ min: 1, max: 1_000 }), async (ask, permille) => {
        const better = Object.fromEntries(
          Object.entries(ask.ranks).map(([name, text]) => [name, lower(text, permille)]),
        )
        const before = await search(app.ctx, { ...ask, bands: ['SAFE'] })
        const after = await search(app.ctx, { ...ask, ranks: better, bands: ['SAFE'] })
        expect(after.total).toBeGreaterThanOrEqual(before.total)
        const safe = predictSlowly(lines, { ...ask, ranks: better })
        for (const { id } of before.rows) expect(safe.get(keys.get(id) ?? '')).toBe('SAFE')
      }),
      { numRuns: triesOf(60), examples: [] },
    )
  })
})

function lower(text: string | undefined, permille: number): string | undefined {
  return text?.replace(/\d+/, (digits) => String(Math.max(1, Math.floor((Number(digits) * permille) / 1_000))))
}

const visitor = () => app.as({ kind: 'visitor' }).predictor
const best = {
  main: '1',
  mainCategory: '1',
  mainPwd: '1',
  advanced: '1',
  advancedCategory: '1',
  advancedPwd: '1',
  neet: '1',
}

describe('every choice that is offered', () => {
  it('leads to a seat', async () => {
    const { exams } = await visitor().listExams({})
    expect(exams.map(({ exam }) => exam)).toEqual(['JOSAA', 'MCC'])
    for (const { exam } of exams) {
      const { categories, quotas, types, states, pools } = await visitor().listOptions({ exam })
      const home = { GO: '30', JK: '01', LA: '38' } as Readonly<Record<string, string>>
      const asked = [
        ...categories.map(({ value }) => ({ category: value })),
        ...quotas.map(({ value }) => ({ quotas: [value], homeState: home[value] ?? '29' })),
        ...types.map(({ value }) => ({ types: [value] })),
        ...states.map(({ value }) => ({ states: [value] })),
        ...pools.map(({ value }) => ({ pools: [value] })),
      ]
      expect(asked.length).toBeGreaterThan(20)
      for (const each of asked) {
        const ask = predictorApi.search.body.parse({ exam, homeState: '29', ranks: best, ...each })
        const { total } = await search(app.ctx, ask)
        expect({ each, isFound: total > 0 }).toEqual({ each, isFound: true })
      }
      // Each kind of seat is really among the answers.
      for (const { value } of categories) {
        const { rows } = await search(app.ctx, predictorApi.search.body.parse({ exam, homeState: '29', category: value, ranks: best, pageSize: 500 })) // prettier-ignore
        expect(rows.some(({ seatType }) => seatType === value)).toBe(true)
      }
      const { hasPwd, hasFemale } = await visitor().listOptions({ exam })
      expect([hasPwd, hasFemale]).toEqual(exam === 'JOSAA' ? [true, true] : [expect.any(Boolean), false])
      const ofBoth = predictorApi.search.body.parse({ exam, homeState: '29', isPwd: true, gender: 'FEMALE', ranks: best, pageSize: 500 }) // prettier-ignore
      const { rows } = await search(app.ctx, ofBoth)
      expect([rows.some(({ isPwd }) => isPwd), rows.some(({ gender }) => gender === 'FEMALE')]).toEqual([hasPwd, hasFemale]) // prettier-ignore
    }
  })
})

describe('an answer', () => {
  const general = { exam: 'JOSAA' as const, homeState: '29', ranks: { main: '9000', advanced: '2500' } }

  it('says of every number its year, round and file, and that the data is a sample', async () => {
    const { rows, dataYear, round, rowsScanned, isSample } = await visitor().search(general)
    expect([dataYear, round, isSample]).toEqual([2026, 6, true])
    expect(rowsScanned).toBeGreaterThan(rows.length)
    const { sources } = await visitor().listSources({ exam: 'JOSAA' })
    const ids = new Set(sources.map(({ id }) => id))
    for (const { closings } of rows) {
      expect(closings.map(({ year }) => year)).toEqual([2026, 2025, 2024])
      for (const { setId } of closings) expect(ids.has(setId)).toBe(true)
    }
  })

  it('compares IITs with the rank of JEE Advanced, and all others with that of JEE Main', async () => {
    const { rows } = await visitor().search({ ...general, pageSize: 500 })
    for (const { institute, comparedWith } of rows) expect(comparedWith).toBe(institute.type === 'IIT' ? 'advanced' : 'main') // prettier-ignore
    const mainOnly = await visitor().search({ ...general, ranks: { main: '9000' }, pageSize: 500 })
    expect(mainOnly.rows.some(({ institute }) => institute.type === 'IIT')).toBe(false)
  })

  it('hides restricted pools until a candidate is eligible, and names them', async () => {
    const ask = { exam: 'MCC' as const, ranks: { neet: '3000' }, pageSize: 500 }
    const hidden = await visitor().search(ask)
    expect(hidden.rows.every(({ pool }) => pool === 'NONE')).toBe(true)
    expect(hidden.hiddenPools.map(({ value }) => value)).toEqual(['DU', 'ESI', 'AMU', 'PUDUCHERRY', 'NRI'])
    const eligible = await visitor().search({ ...ask, pools: ['ESI'] })
    expect(eligible.rows.some(({ pool }) => pool === 'ESI')).toBe(true)
    expect(eligible.hiddenPools.map(({ value }) => value)).not.toContain('ESI')
  })

  it('keeps the P of a preparatory rank, and compares it with nothing else', async () => {
    const ask = { ...general, category: 'SC' as const, isPwd: true, ranks: { advancedPwd: '4P' }, pageSize: 500 }
    const { rows } = await visitor().search(ask)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect([row.isPreparatory, row.isPwd, row.seatType]).toEqual([true, true, 'SC'])
      expect(row.closings.some(({ isPreparatory }) => isPreparatory)).toBe(true)
    }
  })

  it('says why it is empty', async () => {
    const reason = async (but: object) => (await visitor().search({ ...general, ...but })).reason
    expect(await reason({ ranks: { main: '9999999' } })).toMatchObject({ code: 'BEYOND_LAST', year: 2026 })
    expect(await reason({ quotas: ['GO'] })).toMatchObject({ code: 'NO_ROWS_OF_QUOTA' })
    expect(await reason({ term: 'no such college' })).toMatchObject({ code: 'FILTERED_OUT' })
    expect(await reason({ category: 'SC', ranks: { mainCategory: '7P' } })).toMatchObject({ code: 'NO_ROWS_OF_CANDIDATE' }) // prettier-ignore
  })

  it('has each seat once over all its pages, in each order', async () => {
    for (const sort of ['CHANCE', 'CLOSING', 'INSTITUTE', 'NIRF'] as const) {
      const { total } = await visitor().search({ ...general, sort })
      const pages = await Promise.all([0, 1, 2, 3].map((pageNo) => visitor().search({ ...general, sort, pageNo, pageSize: 200 }))) // prettier-ignore
      const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id))
      expect(new Set(ids).size).toBe(Math.min(total, 800))
    }
    const nirf = await visitor().search({ ...general, sort: 'NIRF', pageSize: 500 })
    const ranks = nirf.rows.map(({ institute }) => institute.nirfRank ?? Infinity)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  })

  it('shows a college with all its seats', async () => {
    const { rows } = await visitor().search(general)
    const { institute } = rows[0] ?? {}
    const college = await visitor().getInstitute({ id: institute?.id ?? '' })
    expect(college.institute).toEqual(institute)
    expect(college.lines.length).toBeGreaterThan(10)
    await expect(visitor().getInstitute({ id: `cin${'0'.repeat(18)}` })).rejects.toMatchObject({ code: 'NOT_FOUND_ERROR' }) // prettier-ignore
  })
})

describe('a refusal', () => {
  it.each(['0', '-1', '10000000', '1.5', 'abc', '', '12P'])('answers the rank %s', async (main) => {
    await expect(visitor().search({ exam: 'JOSAA', homeState: '29', ranks: { main } })).rejects.toMatchObject({ code: 'INVALID_INPUT' }) // prettier-ignore
  })

  it('answers who gives no rank of the exam, or no home state where half of the seats hang on it', async () => {
    await expect(visitor().search({ exam: 'MCC', ranks: { main: '5' } })).rejects.toMatchObject({ code: 'RANK_NEEDED' })
    await expect(visitor().search({ exam: 'JOSAA', ranks: { main: '5' } })).rejects.toMatchObject({ code: 'HOME_STATE_NEEDED' }) // prettier-ignore
  })
})

it('offers an exam only while it has published data', async () => {
  const offered = async () => (await visitor().listExams({})).exams.map(({ exam }) => exam)
  const paths = () => app.as({ kind: 'visitor' }).content.getSitemapPart({ kind: 'predictor', part: 1 })
  const medical = async () => (await paths()).filter(({ path }) => path === '/predictor?exam=MCC')
  expect([await offered(), (await medical()).length]).toEqual([['JOSAA', 'MCC'], 1])
  await app.pool.query(`update predictor.data_set set status = 'WITHDRAWN' where exam = 'MCC'`)
  await expect.poll(offered).toEqual(['JOSAA'])
  expect(await medical()).toEqual([])
})
