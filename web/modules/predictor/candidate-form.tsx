import { Trans, useLingui } from '@lingui/react/macro'
import { RANK_NAMES } from '#core/modules/predictor/rank-windows.ts'
import { useLink } from '#web/page/link.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { CheckRow } from '#web/ui/controls/check-row.tsx'
import { Field, SelectField } from '#web/ui/controls/field.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import type { PredictorData } from './predictor.server.ts'
import { rankField } from './rank-field.ts'
import { usePredictorWords } from './words.ts'

type Form = NonNullable<PredictorData['form']>

interface CandidateFormProps {
  readonly form: Form
  readonly fields: Readonly<Record<string, string>>
}

/** Its values are in the address, so that an answer can be kept and sent. Without a script it asks for every rank. */
export function CandidateForm({ form, fields }: CandidateFormProps) {
  const { t } = useLingui()
  const link = useLink()
  const words = usePredictorWords()
  const { exam, category, gender, isPwd, homeState = '', options, states } = form
  return (
    <form action={link('/predictor')} method="get" className="card predictor-form grid gap-4" noValidate>
      <input type="hidden" name="exam" value={exam} />
      <div className="grid gap-4 md:grid-cols-3">
        <SelectField
          name="category"
          label={t`Category`}
          defaultValue={category}
          choices={options.categories.map(({ value }) => ({ value, text: words.categories[value] }))}
        />
        <SelectField
          name="gender"
          label={t`Seats`}
          defaultValue={gender}
          choices={[
            { value: 'OTHER', text: t`For everybody` },
            ...(options.hasFemale ? [{ value: 'FEMALE', text: t`For everybody, and for girls only` }] : []),
          ]}
        />
        {exam === 'JOSAA' && (
          <SelectField
            name="home"
            label={t`Home state`}
            error={fields['home']}
            defaultValue={homeState}
            choices={[{ value: '', text: t`Choose` }, ...states]}
          />
        )}
      </div>
      {options.hasPwd && (
        <CheckRow name="pwd" value="1" defaultChecked={isPwd} title={<Trans>I have a PwD certificate</Trans>} />
      )}
      <Ranks form={form} fields={fields} />
      <Pools form={form} />
      <div>
        <Button size="fit">
          <Trans>Show the colleges</Trans>
        </Button>
      </div>
    </form>
  )
}

function Ranks({ form: { exam, typed }, fields }: CandidateFormProps) {
  const { t } = useLingui()
  const { ranks } = usePredictorWords()
  const names = RANK_NAMES.filter((name) => (name === 'neet') === (exam === 'MCC'))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-h4 font-semibold">
        <Trans>Ranks</Trans>
      </legend>
      {exam === 'JOSAA' && (
        <p className="text-sm text-ink-2">
          <Trans>
            IITs take the rank of JEE Advanced, all others that of JEE Main. Fill in those you have. A reserved seat is
            compared with the rank in the category, an open seat with the common rank.
          </Trans>
        </p>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        {names.map((name) => (
          <div key={name} className={`self-end rank-${kindOf(name)}`}>
            <Field
              name={rankField(name)}
              label={ranks[name]}
              error={fields[rankField(name)]}
              hint={kindOf(name) === 'common' ? undefined : t`With P for a preparatory rank`}
              defaultValue={typed[name]}
              inputMode={kindOf(name) === 'common' ? 'numeric' : 'text'}
              autoComplete="off"
              maxLength={10}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** A style sheet leaves out the ranks that the category does not have. */
function kindOf(name: (typeof RANK_NAMES)[number]): 'common' | 'category' | 'pwd' {
  if (name.endsWith('Category')) return 'category'
  return name.endsWith('Pwd') ? 'pwd' : 'common'
}

function Pools({ form: { options, pools } }: Pick<CandidateFormProps, 'form'>) {
  const words = usePredictorWords()
  if (options.pools.length === 0) return null
  return (
    <Disclosure title={<Trans>Special seats I am eligible for</Trans>} isOpen={pools.length > 0}>
      {options.pools.map(({ value }) => (
        <CheckRow key={value} name={`pool-${value}`} value="1" defaultChecked={pools.includes(value)} title={words.pools[value]} />
      ))}
    </Disclosure>
  )
} // prettier-ignore
