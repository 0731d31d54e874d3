import { Trans, useLingui } from '@lingui/react/macro'
import { BANDS } from '#core/modules/predictor/axes.ts'
import { useLink } from '#web/page/link.ts'
import { changeQuery } from '#web/page/query.ts'
import { PrintButton } from '#web/ui/controls/script/print-button.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Field, SelectField } from '#web/ui/controls/field.tsx'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import type { SeatsFound, PredictorData } from './predictor.server.ts'
import { usePredictorWords } from './words.ts'

type Form = NonNullable<PredictorData['form']>

interface FilterProps {
  readonly form: Form
  readonly found: SeatsFound
  readonly query: string
}

/** All bands, or one. */
export function BandTabs({ form, found: { byBand, inReach }, query }: FilterProps) {
  const { t } = useLingui()
  const link = useLink()
  const { bands } = usePredictorWords()
  const hrefOf = (band: string | undefined) => link(`/predictor${changeQuery(new URLSearchParams(query), { band, page: undefined })}#found`) // prettier-ignore
  const all = { text: t`All (${inReach})`, isCurrent: form.band === undefined, href: hrefOf(undefined) }
  const tabs = BANDS.map((band) => {
    const [name, count] = [bands[band], byBand[band]]
    return { text: t`${name} (${count})`, isCurrent: form.band === band, href: hrefOf(band) }
  })
  return <Tabs label={t`Seats by chance`} tabs={[all, ...tabs]} />
}

const OWN = ['type', 'state', 'quota', 'term', 'sort', 'page']

export function Filters({ form, query }: Omit<FilterProps, 'found'>) {
  const { t } = useLingui()
  const link = useLink()
  const words = usePredictorWords()
  const { options, collegeStates, type = '', state = '', quota = '', term, sort } = form
  const all = { value: '', text: t`All` }
  const kept = [...new URLSearchParams(query)].filter(([name]) => !OWN.includes(name))
  return (
    <Disclosure title={<Trans>Filter and sort</Trans>} isOpen={[type, state, quota, term].some(Boolean)}>
      <form action={`${link('/predictor')}#found`} method="get" className="grid gap-3 md:grid-cols-3">
        {kept.map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <SelectField name="type" label={t`Kind of college`} defaultValue={type}
          choices={[all, ...options.types.map(({ value }) => ({ value, text: words.types[value] }))]} />
        <SelectField name="state" label={t`State of the college`} defaultValue={state} choices={[all, ...collegeStates]} />
        <SelectField name="quota" label={t`Quota`} defaultValue={quota}
          choices={[all, ...options.quotas.map(({ value }) => ({ value, text: words.quotas[value] }))]} />
        <Field name="term" label={t`College or program`} defaultValue={term} type="search" maxLength={80} />
        <SelectField name="sort" label={t`Order`} defaultValue={sort}
          choices={[
            { value: 'CHANCE', text: t`By chance, then the most sought first` },
            { value: 'CLOSING', text: t`Closing rank` },
            { value: 'INSTITUTE', text: t`College` },
            { value: 'NIRF', text: t`NIRF rank` },
          ]} />
        <div className="self-end">
          <Button kind="ghost" size="fit">
            <Trans>Show</Trans>
          </Button>
        </div>
      </form>
    </Disclosure>
  )
} // prettier-ignore

/** A file of the answer, and paper. */
export function TakeAway({ query, isVisitor }: { readonly query: string; readonly isVisitor: boolean }) {
  const link = useLink()
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink kind="ghost" size="small" href={link(`/predictor/seats.csv?${query}`)} download>
        <Trans>Download CSV</Trans>
      </ButtonLink>
      <PrintButton size="small">
        <Trans>Print</Trans>
      </PrintButton>
      {isVisitor ? (
        <ButtonLink
          kind="quiet"
          size="small"
          href={link(`/login?returnTo=${encodeURIComponent(`/predictor?${query}`)}`)}
        >
          <Trans>Sign in to keep seats on a list</Trans>
        </ButtonLink>
      ) : (
        <ButtonLink kind="quiet" size="small" href={link('/me/colleges')}>
          <Trans>My college list</Trans>
        </ButtonLink>
      )}
    </p>
  )
}
