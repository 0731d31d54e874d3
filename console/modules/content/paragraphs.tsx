// A policy's text: paragraphs, each in its languages.
import { ArrayInput, required, SimpleFormIterator, useRecordContext } from 'react-admin'
import { SpokenInput } from '../../kit/inputs.tsx'

type Text = Readonly<Record<string, string>>

export function Paragraphs() {
  const record = useRecordContext<{ id: string; title: Text; summary: Text; body: readonly Text[] }>()
  if (!record) return null
  return (
    <article>
      <h2>{record.title['en']}</h2>
      <p>{record.summary['en']}</p>
      {record.body.map((paragraph, i) => (
        <p key={i}>{paragraph['en']}</p>
      ))}
    </article>
  )
}

Paragraphs.Inputs = function ParagraphInputs() {
  return (
    <ArrayInput source="body" validate={required()} defaultValue={[{}]}>
      <SimpleFormIterator fullWidth>
        <SpokenInput source="" label="Paragraph" multiline />
      </SimpleFormIterator>
    </ArrayInput>
  )
}
