import { useLingui } from '@lingui/react/macro'
import { DIAL_CODES, HOME_DIAL_CODE, PHONE_COUNTRIES, type PhoneCountry } from '#core/taxonomy/phone.ts'

/** The country of a number, before the number itself. A plain list of the browser's, so it works without a script. */
export function DialCodes({ chosen = HOME_DIAL_CODE }: { readonly chosen?: string | undefined }) {
  const { t } = useLingui()
  const names: Readonly<Record<PhoneCountry, string>> = {
    IN: t`India`,
    AE: t`UAE`,
    SA: t`Saudi Arabia`,
    QA: t`Qatar`,
    KW: t`Kuwait`,
    BH: t`Bahrain`,
    OM: t`Oman`,
    US: t`USA`,
  }
  return (
    <select
      name="phoneCode"
      aria-label={t`Country code`}
      autoComplete="tel-country-code"
      defaultValue={chosen}
      className="select min-h-12 w-32 max-w-full shrink-0 rounded-m border border-edge bg-surface ps-2 pe-9 text-body text-ink"
    >
      {PHONE_COUNTRIES.map((country) => (
        <option key={country} value={DIAL_CODES[country]}>
          +{DIAL_CODES[country]} {names[country]}
        </option>
      ))}
    </select>
  )
}
