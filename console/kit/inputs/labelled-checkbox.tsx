// A checkbox whose label is its name for everybody: the theme's own name for a box, "Select", is for the rows of a list.
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'

interface Props {
  readonly label: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

export function LabelledCheckbox({ label, isChecked, onChange }: Props) {
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          size="small"
          checked={isChecked}
          onChange={({ target }) => onChange(target.checked)}
          slotProps={{ input: { 'aria-label': label } }}
        />
      }
    />
  )
}
