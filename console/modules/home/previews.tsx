// How an authored piece of the home page reads, in each language.
import { useStaffRecord } from '../../frame/contract.ts'
import { InEachLanguage } from '../../kit/inputs/in-each-language.tsx'

export function SectionPreview() {
  const record = useStaffRecord('home-sections')
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
  const record = useStaffRecord('feed-cards') // offerings and pop-ups have the same texts
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
