// A message as it arrives, as short and as long as it may be, in every language it is kept in; and what operators would refuse.
import { useState } from 'react'
import { useGetList, type RaRecord } from 'react-admin'
import { useWatch } from 'react-hook-form'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { TemplateVariable } from '#core/modules/messages/placeholders.ts'
import { isPlainSms, smsPartsOf } from '#core/modules/messages/sms-length.ts'
import { lintTemplate, longestOf, type TemplateDraft } from '#core/modules/messages/template-lint.ts'
import { languageNames } from '#core/taxonomy/language.ts'

type Template = TemplateDraft & { readonly key: string }
type Length = 'usual' | 'longest'

export function Preview() {
  const draft = useWatch() as Partial<Template> // the form is one template
  const [length, setLength] = useState<Length>('usual')
  const others = useOtherLanguages(draft)
  if (!draft.body || !draft.channel) return null
  const template = { ...draft, vars: draft.vars ?? [] } as Template // what is not typed yet the linter finds
  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={length}
        aria-label="Length"
        onChange={(_, chosen: Length | null) => chosen && setLength(chosen)}
      >
        <ToggleButton value="usual">Variable names</ToggleButton>
        <ToggleButton value="longest">Longest version</ToggleButton>
      </ToggleButtonGroup>
      {[template, ...others].map((each) => (
        <Message key={each.lang} template={each} length={length} />
      ))}
      <Findings template={template} />
    </div>
  )
}

function useOtherLanguages({ key, channel, lang }: Partial<Template>): readonly Template[] {
  const { data = [] } = useGetList<Template & RaRecord>(
    'message-templates',
    { filter: { key, channel }, pagination: { page: 1, perPage: 20 }, sort: { field: 'lang', order: 'ASC' } },
    { enabled: key !== undefined && channel !== undefined },
  )
  return data.filter((each) => each.lang !== lang)
}

function Message({ template: { channel, lang, body, vars }, length }: { template: Template; length: Length }) {
  const longest = longestOf(body, vars)
  return (
    <div className="message">
      <small>{lang && languageNames[lang]}</small>
      <p lang={lang}>{length === 'longest' ? longest : named(body, vars)}</p>
      {channel === 'SMS' && (
        <small>
          {[...longest].length} signs at most, {smsPartsOf(longest)} SMS
          {isPlainSms(longest) ? '' : ' (in a script that halves an SMS)'}
        </small>
      )}
    </div>
  )
}

function named(body: string, vars: readonly TemplateVariable[]): string {
  return body.replace(/\{(\w+)\}/g, (_, name: string) =>
    vars.some((each) => each.name === name) ? `⟨${name}⟩` : `⟨${name}?⟩`,
  )
}

function Findings({ template }: { template: Template }) {
  const found = lintTemplate(template)
  if (found.length === 0) return <p className="good">No problems found.</p>
  return (
    <ul className="problem">
      {found.map(({ field, text }) => (
        <li key={field + text}>{text}</li>
      ))}
    </ul>
  )
}
