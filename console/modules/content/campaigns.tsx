// Campaign pages: sections in the order in which staff put them, and how they read.
import { useSourceContext } from 'react-admin' // prettier-ignore
import { useWatch } from 'react-hook-form'
import type { WrittenSection } from '#core/modules/content/campaign.ts'
import { InEachLanguage, type TextRenderer } from '../../kit/inputs/in-each-language.tsx'
import { SpokenInput } from '../../kit/inputs/inputs.tsx'
import { PagePreview } from '../../kit/live/page-preview.tsx'
import { itemElementsFor } from '../../kit/elements.tsx'
import { useStaffRecord } from '../../frame/contract.ts'
import type { ReactElement } from 'react'
import { Code } from '../../kit/fields.tsx'
import { screen } from '../../kit/screen.tsx'
import { hiddenByState } from '../../kit/live/live-place.ts'

export const campaigns = screen('campaigns')(({ column, filter, input, items }) => ({
  label: 'Campaign pages',
  about: 'Pages for search and advertisements, each for one audience.',
  asText: ({ slug }) => `/campaign/${slug}`,
  filters: [filter('entityState', 'State')],
  columns: [
    column('slug', 'Address', { as: Code }),
    column('title'),
    column('startsAt', 'From'),
    column('endsAt', 'Until'),
    column('entityState', 'State'),
  ],
  defaults: { endsAt: null, entityState: 'DRAFT', sections: [{ kind: 'HERO' }] },
  form: [
    input('slug', 'Address after /campaign/', {
      helperText: 'Small letters, digits and hyphens, for example neet-2027.',
    }),
    input('title'),
    input('description', { helperText: 'Search engines show it below the title.', multiline: true }),
    input('startsAt', 'From', { helperText: 'The page opens at this moment.' }),
    input('endsAt', 'Until', { helperText: 'Leave empty for no end date.' }),
    input('entityState', 'State'),
    items('sections', undefined, ({ input }) => [input('kind'), input('title'), <OfItsKind key="OfItsKind" />], {
      isRequired: true,
      layout: { fullWidth: true },
    }),
  ],
  live: ({ slug, entityState, startsAt, endsAt }) => ({
    path: `/campaign/${slug}`,
    hiddenBecause: hiddenByState(entityState),
    from: startsAt,
    until: endsAt,
  }),
  aside: CampaignPreview,
}))

const { input, items } = itemElementsFor('campaigns', 'sections')
const noneYet = { isRequired: true, defaultValue: [{}], layout: { fullWidth: true } }

/** The inputs of each section kind, besides the title. */
const ofKind: Readonly<Record<WrittenSection['kind'], readonly ReactElement[]>> = {
  HERO: [input('text', { multiline: true }), input('label', 'Button text'), input('redirectionUrl', 'Link')],
  TEXT: [
    items('paragraphs', undefined, (one) => [one.itself('Paragraph', { as: SpokenInput, multiline: true })], noneYet),
  ],
  POINTS: [
    items('points', undefined, (point) => [point.input('title'), point.input('text', { multiline: true })], noneYet),
  ],
  COURSES: [
    input('grade', 'Class', { isRequired: true }),
    input('stream', { parse: (chosen: string) => chosen || undefined }),
    input('board', { defaultValue: 'cbse' }),
    input('target', { defaultValue: 'school' }),
    input('courseKind', { parse: (chosen: string) => chosen || undefined }),
  ],
  FREE_CLASSES: [input('grade', 'Class (empty for all)', { isRequired: false, defaultValue: null })],
  CLAIMS: [],
  TESTIMONIALS: [],
  QUESTIONS: [],
}

function OfItsKind() {
  const kind = useWatch({ name: useSourceContext().getSource('kind') }) as WrittenSection['kind'] | undefined // the choice above
  return kind && ofKind[kind]
}

function CampaignPreview() {
  const record = useStaffRecord('campaigns')
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

function SectionPreview({ section, speak }: { section: WrittenSection; speak: TextRenderer }) {
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
