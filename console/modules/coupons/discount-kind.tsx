// The kind of a discount. Ten percent are no ten rupees, so another kind begins without an amount.
import { useFormContext } from 'react-hook-form'
import { ChoiceInput } from '../../kit/inputs/inputs.tsx'
import type { ComponentProps } from 'react'

export function DiscountKind(props: ComponentProps<typeof ChoiceInput>) {
  const { setValue } = useFormContext()
  const clear = () => {
    setValue('redeem.redeemValue', null, { shouldDirty: true })
    setValue('redeem.maxDiscount', 0, { shouldDirty: true })
  }
  return <ChoiceInput {...props} onChange={clear} />
}
