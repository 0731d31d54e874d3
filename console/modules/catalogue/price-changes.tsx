// Prices of single batches and of trials: one person asks, another decides, who sees the terms before and afterwards.
import { useEffect } from 'react'
import { useGetOne } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { PRICE_LISTS, PRICE_TERMS, type PriceSubject } from '#core/modules/catalogue/price-terms.ts'
import { useStaffRecord, type StaffInput } from '../../frame/contract.ts'
import { RequestChange } from '../../kit/decisions/request-change.tsx'
import { byAskedStatus, SecondDecision, whoDecided } from '../../kit/decisions/second-decision.tsx'
import { TermChange } from '../../kit/decisions/term-change.tsx'
import type { ElementsOf } from '../../kit/elements.tsx'
import { NameOf } from '../../kit/names/name-of.tsx'
import { screen } from '../../kit/screen.tsx'
import { priceLabels, priceRows, type ShownPrices } from './price-labels.ts'

interface RequestProps {
  readonly subject: Pick<StaffInput<'price-changes'>, 'of' | 'subjectId'>
}

/** Next to a batch and a trial. */
export function RequestPrice({ subject }: RequestProps) {
  return (
    <RequestChange
      of="price-changes"
      scope="catalogue.edit"
      text="Another person must approve every change of what families pay."
      values={subject}
    />
  )
}

/** The terms that the batch or the trial has now. */
function useTermsNow(of: PriceSubject, id: string) {
  return useGetOne<ShownPrices & { readonly id: string }>(PRICE_LISTS[of], { id }, { enabled: id !== '' }).data
}

const BATCH_HELP = 'Leave empty if only the whole course is sold.'

/** Inputs of the terms that the chosen record has, filled with those that it has now. */
function TermInputs({ input }: { readonly input: ElementsOf<'price-changes'>['input'] }) {
  const { setValue } = useFormContext<StaffInput<'price-changes'>>()
  const [of, subjectId] = useWatch<StaffInput<'price-changes'>, ['of', 'subjectId']>({ name: ['of', 'subjectId'] })
  const now = useTermsNow(of, subjectId ?? '')
  useEffect(() => {
    if (now) for (const term of PRICE_TERMS[of]) setValue(term, now[term] as never) // the record's own term
  }, [now, of, setValue])
  return (
    <>
      {input('subjectId', of === 'BATCH' ? 'Batch' : 'Trial', { of: PRICE_LISTS[of], isRequired: true })}
      {now &&
        PRICE_TERMS[of].map((term) =>
          term === 'price'
            ? input(term, priceLabels[term], { helperText: BATCH_HELP })
            : input(term, priceLabels[term], { isRequired: term !== 'isActive' }),
        )}
    </>
  )
}

function PriceTable() {
  const change = useStaffRecord('price-changes')
  const now = useTermsNow(change?.of ?? 'BATCH', change?.subjectId ?? '')
  if (!change) return null
  return <TermChange<ShownPrices> heading="Price" rows={priceRows(change.of)} change={change} now={now} />
}

/** The batch or the trial, below its label. */
function Priced({ source }: { readonly source: 'subjectId'; readonly label: string }) {
  const change = useStaffRecord('price-changes')
  return change ? <NameOf of={PRICE_LISTS[change.of]} id={change[source]} /> : null
}

const approvals = { BATCH: 'Change this price', TRIAL: 'Change this trial' } as const

export const priceChanges = screen('price-changes')(({ column, detail, filter, input }) => ({
  label: 'Prices to approve',
  about: 'Prices of single batches and of trials that wait for a second person.',
  whenEmpty: 'Ask for a price on the page of a batch or of a trial.',
  asText: ({ of }) => (of === 'TRIAL' ? 'Price of a trial' : 'Price of a batch'),
  mayEdit: false,
  filters: [byAskedStatus, filter('of', 'Price of', { alwaysOn: true })],
  columns: [
    column('askedAt', 'Asked'),
    column('of', 'Price of'),
    column('bundleId', 'Course', { of: 'courses' }),
    column('reason'),
    column('askedBy', 'Requested by'),
    column('status'),
  ],
  defaults: { of: 'BATCH' },
  form: [input('of', 'Price of'), <TermInputs key="TermInputs" input={input} />],
  aside: () => <SecondDecision of="price-changes" scope="catalogue.approve" approval={({ of }) => approvals[of]} />,
  details: [
    detail('status', 'State'),
    detail('bundleId', 'Course', { of: 'courses', link: 'show' }),
    <Priced key="Priced" source="subjectId" label="For" />,
    <PriceTable key="PriceTable" />,
    detail('reason', 'Why'),
    ...whoDecided,
  ],
}))
