// Campaign pages: sections in the order in which staff put them, and how they read.
import { ArrayInput, NumberInput, required, SimpleFormIterator, TextInput, useRecordContext, useSourceContext, type RaRecord } from 'react-admin' // prettier-ignore
import { useWatch } from 'react-hook-form'
import type { WrittenSection } from '#core/modules/content/campaign.ts'
import { InEachLanguage, type Speak } from '../../kit/in-each-language.tsx'
import { ChoiceInput, SpokenInput } from '../../kit/inputs.tsx'
import { PagePreview } from '../../kit/page-preview.tsx'
import { screen } from '../../kit/screen.tsx'

export const campaigns = screen('campaigns')(({ column, filter, input, items }) => ({
  label: 'Campaign pages',
  asText: ({ slug }) => `/campaign/${slug}`,
  filters: [filter('entityState', 'State')],
  columns: [
    column('slug', 'Address'),
    column('title'),
    column('startsAt', 'From'),
    column('endsAt', 'Until'),
    column('entityState', 'State'),
  ],
  defaults: { endsAt: null, entityState: 'DRAFT', sections: [{ kind: 'HERO' }] },
  form: [
    input('slug', 'Address below /campaign/'),
    input('title'),
    input('description', { multiline: true }),
    input('startsAt', 'From'),
    input('endsAt', 'Until', { helperText: 'Empty: for good.' }),
    input('entityState', 'State'),
    items('sections', undefined, ({ input }) => [input('kind'), input('title'), <OfItsKind key="OfItsKind" />], {
      isRequired: true,
      layout: { fullWidth: true },
    }),
  ],
  aside: CampaignPreview,
}))

/** What a section has beside its title. */
function OfItsKind() {
  const kind = useWatch({ name: useSourceContext().getSource('kind') }) as WrittenSection['kind'] | undefined // the choice above
  if (kind === 'HERO')
    return (
      <>
        <SpokenInput source="text" multiline />
        <SpokenInput source="label" label="On the button" />
        <TextInput source="redirectionUrl" label="Leads to" validate={required()} />
      </>
    )
  if (kind === 'TEXT')
    return (
      <ArrayInput source="paragraphs" validate={required()} defaultValue={[{}]}>
        <SimpleFormIterator fullWidth>
          <SpokenInput source="" label="Paragraph" multiline />
        </SimpleFormIterator>
      </ArrayInput>
    )
  if (kind === 'POINTS')
    return (
      <ArrayInput source="points" validate={required()} defaultValue={[{}]}>
        <SimpleFormIterator fullWidth>
          <SpokenInput source="title" />
          <SpokenInput source="text" multiline />
        </SimpleFormIterator>
      </ArrayInput>
    )
  if (kind === 'FREE_CLASSES') return <NumberInput source="grade" label="Class, or none for all" defaultValue={null} />
  if (kind !== 'COURSES') return null
  return (
    <>
      <NumberInput source="grade" label="Class" validate={required()} />
      <ChoiceInput
        source="stream"
        choices={['SCIENCE', 'COMMERCE', 'HUMANITIES']}
        parse={(chosen: string) => chosen || undefined}
      />
      <TextInput source="board" validate={required()} defaultValue="cbse" />
      <TextInput source="target" validate={required()} defaultValue="school" />
    </>
  )
}

function CampaignPreview() {
  const record = useRecordContext<RaRecord & { sections: readonly WrittenSection[] }>()
  if (!record) return null
  return (
    <>
      <PagePreview />
      <InEachLanguage>
        {(speak) => record.sections.map((section, i) => <SectionPreview key={i} section={section} speak={speak} />)}
      </InEachLanguage>
    </>
  )
}

function SectionPreview({ section, speak }: { section: WrittenSection; speak: Speak }) {
  return (
    <section>
      <h3>{speak(section.title)}</h3>
      {section.kind === 'HERO' && (
        <>
          <p>{speak(section.text)}</p>
          <p>
            <strong>{speak(section.label)}</strong> → {section.redirectionUrl}
          </p>
        </>
      )}
      {section.kind === 'TEXT' && section.paragraphs.map((text) => <p key={text.en}>{speak(text)}</p>)}
      {section.kind === 'POINTS' && (
        <ul>
          {section.points.map(({ title, text }) => (
            <li key={title.en}>
              <strong>{speak(title)}</strong> {speak(text)}
            </li>
          ))}
        </ul>
      )}
      {!['HERO', 'TEXT', 'POINTS'].includes(section.kind) && (
        <p className="quiet">Filled by what is there when it is read.</p>
      )}
    </section>
  )
}
