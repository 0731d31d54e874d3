import { Trans } from '@lingui/react/macro'
import { useLanguageName } from '#web/page/language-name.ts'
import { useLink, usePlaceLink } from '#web/page/link.ts'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { ClassRow } from '#web/ui/course/class-row.tsx'
import { CourseCard } from '#web/ui/course/cards/course-card.tsx'
import { PriceBlock } from '#web/ui/course/price-block.tsx'
import { Claims, Testimonials } from '#web/ui/course/proof.tsx'
import { Questions } from '#web/ui/course/questions.tsx'
import { Section } from '#web/ui/course/section.tsx'
import type { SectionView } from './campaign.server.ts'

type SectionOf<K extends SectionView['kind']> = Extract<SectionView, { kind: K }>

/** Renders one section by its kind. A section without data is left out. */
export function CampaignSection({ section, isFirst }: { section: SectionView; isFirst: boolean }) {
  const { title } = section
  if (section.kind === 'HERO') return <Hero section={section} isFirst={isFirst} />
  if (section.kind === 'CLAIMS') return <Claims heading={title} claims={section.claims} />
  if (section.kind === 'TESTIMONIALS') return <Testimonials heading={title} testimonials={section.testimonials} />
  if (section.kind === 'QUESTIONS') return <Questions heading={title} questions={section.questions} />
  if (section.kind === 'COURSES') return <Courses section={section} />
  if (section.kind === 'FREE_CLASSES') return <Classes section={section} />
  return section.kind === 'POINTS' ? <Points section={section} /> : <Paragraphs section={section} />
}

function Hero({
  section: { title, text, label, redirectionUrl },
  isFirst,
}: {
  section: SectionOf<'HERO'>
  isFirst: boolean
}) {
  const linkTo = usePlaceLink()
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section className="page grid gap-6 py-8 lg:grid-cols-12 lg:items-center lg:py-14">
      <div className="grid gap-4 lg:col-span-8">
        <Heading lang={title.lang} className="text-h1">
          {title.text}
        </Heading>
        <p lang={text.lang} className="max-w-prose text-ink-2 lg:text-lg">
          {text.text}
        </p>
        <div className="md:max-w-80">
          <ButtonLink href={linkTo(redirectionUrl)}>
            <span lang={label.lang}>{label.text}</span>
          </ButtonLink>
        </div>
      </div>
      <div className="hidden justify-items-center lg:col-span-4 lg:grid">
        <Kandil size={200} glow lights />
      </div>
    </section>
  )
}

function Paragraphs({ section: { title, paragraphs } }: { section: SectionOf<'TEXT'> }) {
  return (
    <Section id={idOf(title.text)} heading={title} subHeading={null}>
      <div className="grid max-w-prose gap-3 text-ink-2">
        {paragraphs.map(({ text, lang }) => (
          <p key={text} lang={lang}>
            {text}
          </p>
        ))}
      </div>
    </Section>
  )
}

function Points({ section: { title, points } }: { section: SectionOf<'POINTS'> }) {
  return (
    <Section id={idOf(title.text)} heading={title} subHeading={null}>
      <ol className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {points.map((point) => (
          <li key={point.title.text} className="card">
            <h3 lang={point.title.lang} className="text-h4">
              {point.title.text}
            </h3>
            <p lang={point.text.lang} className="mt-1 text-ink-2">
              {point.text.text}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Courses({ section: { title, courses } }: { section: SectionOf<'COURSES'> }) {
  const link = useLink()
  const nameOf = useLanguageName()
  if (courses.length === 0) return null
  return (
    <Section id={idOf(title.text)} heading={title} subHeading={null}>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {courses.map(({ startsOn, ...course }) => (
          <li key={course.bundleId} className="grid">
            <CourseCard
              title={course.title.text}
              lang={course.title.lang}
              level="h3"
              tags={[nameOf(course.language)]}
              lines={[<Trans key="start">From {startsOn}</Trans>, course.teachers].filter(Boolean)}
              price={
                <PriceBlock
                  price={course.price}
                  cutPrice={course.cutPrice}
                  size="row"
                  note={<Trans>Taxes included</Trans>}
                />
              }
              action={
                <ButtonLink href={link(`/course/${course.slug}`)} kind="ghost" size="small">
                  <Trans>View course</Trans>
                  <span className="sr-only" lang={course.title.lang}>
                    {course.title.text}, {nameOf(course.language)}
                  </span>
                </ButtonLink>
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Classes({ section: { title, classes } }: { section: SectionOf<'FREE_CLASSES'> }) {
  const link = useLink()
  if (classes.length === 0) return null
  return (
    <Section id={idOf(title.text)} heading={title} subHeading={null}>
      <ul className="grid gap-3 lg:grid-cols-3">
        {classes.map(({ path, title: name, ...row }) => (
          <li key={path}>
            <ClassRow {...row} title={<a href={link(path)}>{name}</a>} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Sections of one kind may come twice: each is named by its own title. */
function idOf(title: string): string {
  return `part-${title.replace(/\s+/g, '-')}`
}
