// How an authored piece of the home page reads, in each language.
import { useRecordContext, type RaRecord } from 'react-admin'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import { InEachLanguage } from '../../kit/in-each-language.tsx'

interface Piece extends RaRecord {
  readonly title?: LocalisedText
  readonly heading?: LocalisedText
  readonly subHeading?: LocalisedText | null
  readonly text?: LocalisedText | null
  readonly label?: LocalisedText
  readonly redirectionUrl?: string
}

export function SectionPreview() {
  const record = useRecordContext<Piece>()
  if (!record) return null
  return (
    <InEachLanguage>
      {(speak) => (
        <>
          <h3>{speak(record.heading)}</h3>
          <p>{speak(record.subHeading)}</p>
        </>
      )}
    </InEachLanguage>
  )
}

export function CardPreview() {
  const record = useRecordContext<Piece>()
  if (!record) return null
  return (
    <InEachLanguage>
      {(speak) => (
        <>
          <h3>{speak(record.title)}</h3>
          <p>{speak(record.text)}</p>
          <p>
            <strong>{speak(record.label)}</strong> → {record.redirectionUrl}
          </p>
        </>
      )}
    </InEachLanguage>
  )
}
