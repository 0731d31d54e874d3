import { afterAll, describe, expect, it } from 'vitest'
import { MarkingRule } from '#core/modules/papers/marking/marking-rule.ts'
import { EXAMS } from '#core/modules/papers/marking-policy.ts'
import { startTestApp } from '#server/test/app.ts'
import { clerk } from '#server/test/staff/clerk.ts'

const app = await startTestApp()
const editor = app.as(clerk('stf000000000000000021', 'tests.view', 'tests.edit'))
const { data: policies } = await editor.staffMarkingPolicies.list({ size: 100 })
afterAll(() => app.close())

const POLICIES: Readonly<Record<string, readonly [full: string, wrong: string | undefined]>> = {
  'mpl-jee-main-2026-a': ['4', '-1'],
  'mpl-jee-main-2026-b-negative': ['4', '-1'],
  'mpl-jee-main-2026-b-no-negative': ['4', '0'],
  'mpl-jee-advanced-2026-scq': ['3', '-1'],
  'mpl-jee-advanced-2026-mcq': ['4', '-2'],
  'mpl-jee-advanced-2026-numeric': ['4', '0'],
  'mpl-jee-advanced-2026-numeric-3': ['3', '0'],
  'mpl-jee-advanced-2026-matrix': ['4', '-1'],
  'mpl-jee-advanced-2026-matrix-3': ['3', '-1'],
  'mpl-neet-2026': ['4', '-1'],
  'mpl-cuet-2026': ['5', '-1'],
  'mpl-kcet-2026': ['1', '0'],
  'mpl-ap-eapcet-2026': ['1', '0'],
  'mpl-tg-eapcet-2026': ['1', '0'],
  'mpl-gujcet-2026': ['1', '-0.25'],
  'mpl-mht-cet-2026-maths': ['2', '0'],
  'mpl-mht-cet-2026-science': ['1', '0'],
  'mpl-bitsat-2026': ['3', '-1'],
  'mpl-wbjee-2026-1': ['1', '-0.25'],
  'mpl-wbjee-2026-2': ['2', '-0.5'],
  'mpl-wbjee-2026-3': ['2', '0'],
  'mpl-nda-2026-maths': ['2.5', '-0.83'],
  'mpl-nda-2026-gat': ['4', '-1.33'],
  'mpl-school-2026-scq': ['1', '0'],
  'mpl-school-2026-mcq': ['2', '0'],
  'mpl-school-2026-numeric': ['1', '0'],
  'mpl-school-2026-matrix': ['4', '0'],
  'mpl-school-2026-subjective': ['5', undefined],
}

describe('the marking policies of a new installation', () => {
  it('have the marks of the learning reference, section 3, under ids that stay', () => {
    const marks = policies.map(({ id, rule }) => [id, [rule.full, 'wrong' in rule ? rule.wrong : undefined]])
    expect(Object.fromEntries(marks)).toEqual(POLICIES)
  })

  it('cover every exam, name their source, and have a day if they were checked', () => {
    expect(new Set(policies.map(({ exam }) => exam))).toEqual(new Set(EXAMS))
    expect(policies.every(({ source, rule }) => source !== '' && MarkingRule.safeParse(rule).success)).toBe(true)
    const unchecked = policies.filter(({ checkedOn }) => checkedOn === null).map(({ exam }) => exam)
    expect(new Set(unchecked)).toEqual(new Set(['kcet', 'ap-eapcet', 'tg-eapcet', 'gujcet', 'mht-cet', 'bitsat', 'wbjee', 'nda'])) // prettier-ignore
  })

  it('keep both contradicting sources of JEE Main’s numeric questions', () => {
    const numeric = policies.filter(({ exam, section }) => exam === 'jee-main' && section === 'b')
    expect(numeric.map(({ variant }) => variant).toSorted()).toEqual(['negative', 'no-negative'])
  })
})

describe('a marking policy', () => {
  const draft = {
    exam: 'neet' as const,
    year: 2027,
    paper: 'ug',
    section: 'all',
    rule: { kind: 'SCQ' as const, full: '4', wrong: '-1', blank: '0', dropped: 'ALL' as const },
    source: 'Bulletin 2027',
  }

  it('is corrected by its next edition', async () => {
    const first = await editor.staffMarkingPolicies.create(draft)
    const second = await editor.staffMarkingPolicies.create({ ...draft, rule: { ...draft.rule, wrong: '-2' } })
    expect([first.edition, second.edition]).toEqual([1, 2])
  })

  it('keeps its rule when its evidence changes', async () => {
    const { id, version, rule } = await editor.staffMarkingPolicies.create({ ...draft, section: 'biology' })
    const change = {
      id,
      version,
      note: 'Checked',
      source: 'Bulletin',
      sourceUrl: null,
      checkedOn: '2026-11-20',
      isActive: false,
    }
    expect(await editor.staffMarkingPolicies.update(change)).toMatchObject({
      rule,
      checkedOn: '2026-11-20',
      isActive: false,
    })
    const rewriting = app.pool.query(`update papers.marking_policy set rule = '{}' where id = $1`, [id])
    await expect(rewriting).rejects.toThrow(/never changes/)
  })

  it.each([{ full: '4.0001' }, { full: 'four' }, { wrong: '1e3' }])('is refused with marks that are no marks: %j', async (but) => {
    const rule = { ...draft.rule, ...but }
    await expect(editor.staffMarkingPolicies.create({ ...draft, rule })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  }) // prettier-ignore
})
