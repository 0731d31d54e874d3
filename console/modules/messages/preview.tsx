// A message as it arrives, and how many SMS it costs.
import { useWatch } from 'react-hook-form'

/** Letters beyond GSM 03.38 make an SMS one of 70 signs, else it has 160; parts of a long one have 67 or 153. */
const GSM = /^[\n\r -~£¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉÄÖÑÜ§¿äöñüà¡¤€]*$/

export function Preview() {
  const body = (useWatch({ name: 'body' }) as string | undefined) ?? '' // the template's text
  const channel = useWatch({ name: 'channel' }) as string | undefined // its channel
  if (!body) return null
  const isPlain = GSM.test(body)
  const signs = [...body].length
  const parts = signs <= (isPlain ? 160 : 70) ? 1 : Math.ceil(signs / (isPlain ? 153 : 67))
  return (
    <div className="message">
      <p>{body.replace(/\{(\w+)\}/g, '⟨$1⟩')}</p>
      {channel === 'SMS' && (
        <small>
          {signs} signs, {parts} SMS {isPlain ? '' : '(in a script that halves an SMS)'}
        </small>
      )}
    </div>
  )
}
