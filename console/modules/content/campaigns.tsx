// Campaign pages: sections in the order in which staff put them, and how they read.
import { ArrayInput, DataTable, NumberInput, required, SearchInput, SimpleFormIterator, TextInput, useRecordContext, useSourceContext, type RaRecord } from 'react-admin' // prettier-ignore
import { useWatch } from 'react-hook-form'
import type { WrittenSection } from '#core/modules/content/campaign.ts'
import { Spoken, State, When } from '../../kit/fields.tsx'
import { InEachLanguage, type Speak } from '../../kit/in-each-language.tsx'
import { ChoiceInput, InstantInput, SpokenInput } from '../../kit/inputs.tsx'
import { PagePreview } from '../../kit/page-preview.tsx'
import type { Screen } from '../../kit/screen.tsx'

const STATES = ['DRAFT', 'ACTIVE', 'INACTIVE']
const KINDS = ['HERO', 'TEXT', 'POINTS', 'COURSES', 'FREE_CLASSES', 'CLAIMS', 'TESTIMONIALS', 'QUESTIONS'] satisfies WrittenSection['kind'][] // prettier-ignore

export const campaigns: Screen = {
  name: 'campaigns',
  label: 'Campaign pages',
  feature: 'content',
  asText: ({ slug }) => `/campaign/${slug}`,
  filters: [
    <SearchInput key="q" source="q" alwaysOn />,
    <ChoiceInput key="state" source="entityState" label="State" choices={STATES} />,
  ],
  sort: { field: 'startsAt', order: 'DESC' },
  columns: [
    <DataTable.Col key="slug" source="slug" label="Address" />,
    <DataTable.Col key="title" source="title" disableSort field={Spoken} />,
    <DataTable.Col key="from" source="startsAt" label="From" field={When} />,
    <DataTable.Col key="to" source="endsAt" label="Until" disableSort field={When} />,
    <DataTable.Col key="state" source="entityState" label="State" disableSort field={State} />,
  ],
  defaults: { endsAt: null, entityState: 'DRAFT', sections: [{ kind: 'HERO' }] },
  form: (
    <>
      <TextInput source="slug" label="Address after /campaign/" validate={required()} />
      <SpokenInput source="title" />
      <SpokenInput source="description" multiline />
      <InstantInput source="startsAt" label="From" validate={required()} />
      <InstantInput source="endsAt" label="Until" helperText="Leave empty for no end date." />
      <ChoiceInput source="entityState" label="State" choices={STATES} validate={required()} />
      <ArrayInput source="sections" validate={required()}>
        <SimpleFormIterator fullWidth>
          <ChoiceInput source="kind" choices={KINDS} validate={required()} />
          <SpokenInput source="title" />
          <OfItsKind />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  ),
  aside: CampaignPreview,
}

/** What a section has beside its title. */
function OfItsKind() {
  const kind = useWatch({ name: useSourceContext().getSource('kind') }) as WrittenSection['kind'] | undefined // the choice above
  if (kind === 'HERO')
    return (
      <>
        <SpokenInput source="text" multiline />
        <SpokenInput source="label" label="Button text" />
        <TextInput source="redirectionUrl" label="Link" validate={required()} />
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
  if (kind === 'FREE_CLASSES') return <NumberInput source="grade" label="Class (empty for all)" defaultValue={null} />
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
        <p className="quiet">Filled automatically with current content.</p>
      )}
    </section>
  )
}
