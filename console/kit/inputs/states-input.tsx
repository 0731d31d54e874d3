import { AutocompleteArrayInput } from 'react-admin'
import { stateChoices } from '../names/labels.ts'

interface Props {
  readonly source: string
  readonly label: string
}

/** Some states of India; none for all of them. */
export function StatesInput(props: Props) {
  return <AutocompleteArrayInput {...props} choices={stateChoices} fullWidth helperText="Empty: all of India." />
}
