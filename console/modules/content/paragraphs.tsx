// A policy's text: paragraphs, each in its languages.
import { useStaffRecord } from '../../frame/contract.ts'

export function Paragraphs() {
  const record = useStaffRecord('policies')
  if (!record) return null
  return (
    <article>
      <h2>{record.title.en}</h2>
      <p>{record.summary.en}</p>
      {record.body.map((paragraph, i) => (
        <p key={i}>{paragraph.en}</p>
      ))}
    </article>
  )
}
