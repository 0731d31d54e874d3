// The template of a campaign, chosen among those that are registered as offers. Its placeholders become the values to enter.
import { required, SelectInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { staff, type StaffInput } from '../../frame/contract.ts'
import { words } from '../../kit/fields.tsx'
import { useReading } from '../../kit/use-reading.ts'

type Form = StaffInput<'message-campaigns'>

export function TemplateInput() {
  const { answer } = useReading('offers', () => staff.staffCampaignActions.listOfferTemplates({}))
  const { getValues, setValue } = useFormContext<Form>()
  const type = useWatch<Form, 'type'>({ name: 'type' })
  if (!answer) return null
  const { templates } = answer
  const find = (key: string | undefined) => templates.find((each) => each.key === key)
  const choose = (key: string) => {
    const kept = getValues('values') ?? []
    const values = (find(key)?.placeholders ?? []).map((name) => kept.find((each) => each.name === name) ?? { name, text: { en: '' } }) // prettier-ignore
    setValue('values', values, { shouldDirty: true })
  }
  // A template that is registered no more stays until another is chosen.
  const keys = [...new Set([...(type ? [type] : []), ...templates.map(({ key }) => key)])]
  return (
    <>
      <SelectInput
        source="type"
        label="Template"
        choices={keys.map((id) => ({ id, name: words(id) }))}
        validate={required()}
        onChange={({ target }) => choose(String(target.value))}
        helperText="Only templates that are registered as offers; add others under Message templates."
        fullWidth
      />
      {find(type) && <p className="quiet">{find(type)?.text}</p>}
    </>
  )
}
