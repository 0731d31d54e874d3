// Changes of EMI plans, issuers and limits: one person asks, another decides, who sees the terms before and afterwards.
import { useEffect, type ReactElement } from 'react'
import { NumberField, useGetOne } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import {
  EMI_LISTS,
  EMI_TERMS,
  emiRecordId,
  type EmiRecord,
  type EmiSubject,
  type EmiTerm,
} from '#core/modules/instruments/emi-terms.ts'
import { useStaffRecord, type StaffInput, type StaffRecord } from '../../frame/contract.ts'
import { RuleTable } from '../../kit/decisions/rule-table.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/decisions/second-decision.tsx'
import type { ElementsOf } from '../../kit/elements.tsx'
import { screen } from '../../kit/screen.tsx'
import { emiLabels } from './emi-labels.ts'
import { rowsOf, type ShownTerms } from './emi-rows.ts'

/** The terms that the record has now. */
function useTermsNow(record: Partial<EmiRecord>): (ShownTerms & { readonly id: string }) | undefined {
  const { of = 'PLAN' } = record
  const id = emiRecordId({ ...record, of })
  return useGetOne<ShownTerms & { readonly id: string }>(EMI_LISTS[of], { id }, { enabled: id !== '' }).data
}

/** Inputs of the terms that the chosen record has, filled with those that it has now. */
function TermInputs({ input }: { readonly input: ElementsOf<'emi-changes'>['input'] }) {
  const { setValue } = useFormContext<StaffInput<'emi-changes'>>()
  const [of, planId, issuerId] = useWatch<StaffInput<'emi-changes'>, ['of', 'planId', 'issuerId']>({
    name: ['of', 'planId', 'issuerId'],
  })
  const now = useTermsNow({ of, planId, issuerId })
  useEffect(() => {
    if (!now) return
    const own: readonly EmiTerm[] = EMI_TERMS[of]
    for (const term of Object.values(EMI_TERMS).flat()) setValue(term, own.includes(term) ? now[term] : undefined)
  }, [now, of, setValue])
  return (
    <>
      {of === 'PLAN' && input('planId', 'Plan', { of: 'emi-plans', isRequired: true })}
      {of === 'ISSUER' && input('issuerId', 'Issuer', { of: 'emi-issuers', isRequired: true })}
      {now && termInputs(input, of)}
    </>
  )
}

/** A switch has a value always. */
const SWITCHES: readonly EmiTerm[] = ['isActive', 'isNoCost']

function termInputs(input: ElementsOf<'emi-changes'>['input'], of: EmiSubject): readonly ReactElement[] {
  const labels: Readonly<Partial<Record<EmiTerm, string>>> = emiLabels[of]
  return EMI_TERMS[of].map((term) =>
    term === 'maximum'
      ? input(term, labels[term] ?? term, { helperText: 'Leave empty for no limit.' })
      : input(term, labels[term] ?? term, { isRequired: !SWITCHES.includes(term) }),
  )
}

type Change = StaffRecord<'emi-changes'>

/** The terms before and those that were asked for, with their price, and those of now where others came since. */
function TermChange() {
  const change = useStaffRecord('emi-changes')
  const now = useTermsNow(change ?? {})
  const { data: issuer } = useGetOne<StaffRecord<'emi-issuers'>>(
    'emi-issuers',
    { id: change?.issuerId ?? '' },
    { enabled: typeof change?.issuerId === 'string' },
  )
  if (!change || (change.of === 'PLAN' && !issuer)) return null
  const priced = { months: change.months, fee: issuer?.processingFee }
  const isOther = now !== undefined && EMI_TERMS[change.of].some((term) => now[term] !== change.before[term])
  const columns = [
    { heading: 'When it was asked', rule: { ...change.before, ...priced } },
    ...(change.status === 'WAITING' && isOther ? [{ heading: 'Now', rule: { ...now, ...priced } }] : []),
    { heading: 'Afterwards', rule: { ...change, ...priced } },
  ]
  return <RuleTable heading={nameOf(change)} rows={rowsOf(change.of)} columns={columns} />
}

function nameOf({ of, issuerName, months }: Change): string {
  if (of === 'LIMITS') return 'EMI limits'
  return of === 'PLAN' ? `${issuerName}, ${months} months` : String(issuerName)
}

export const emiChanges = screen('emi-changes')(({ column, detail, filter, input }) => ({
  label: 'EMI changes to approve',
  about: 'Changes of EMI plans, issuers and limits that wait for a second person.',
  asText: (change) => `Change of ${nameOf(change)}`,
  mayEdit: false,
  filters: [byAskedStatus, filter('of', 'Change of', { alwaysOn: true })],
  columns: [
    column('askedAt', 'Asked'),
    column('of', 'Change of'),
    column('issuerId', 'Issuer', { of: 'emi-issuers' }),
    column('months', { as: NumberField }),
    column('isActive', 'Offered'),
    column('reason'),
    column('status'),
  ],
  defaults: { of: 'PLAN' },
  form: [input('of', 'Change of'), <TermInputs key="TermInputs" input={input} />],
  aside: () => <SecondDecision of="emi-changes" scope="plans.approve" approval={approvals} />,
  details: [
    detail('status', 'State'),
    detail('planId', 'Plan', { of: 'emi-plans', link: 'show' }),
    detail('issuerId', 'Issuer', { of: 'emi-issuers' }),
    <TermChange key="TermChange" />,
    detail('reason', 'Why'),
    ...whoDecided,
  ],
}))

function approvals({ of }: Change): string {
  return { PLAN: 'Change this plan', ISSUER: 'Change this issuer', LIMITS: 'Change the limits' }[of]
}
