import { Trans, useLingui } from '@lingui/react/macro'
import { PRODUCT } from '#core/kernel/product.ts'
import { useLink } from '#web/page/link.ts'
import { useRoot } from '#web/page/root-data.ts'
import { Head } from '#web/shell/head.tsx'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Chip } from '#web/ui/controls/chip.tsx'
import { useGradeNames } from '#web/ui/course/grade-name.ts'
import { QuestionList } from '#web/ui/course/questions.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import { StickyBar } from '#web/ui/layers/sticky-bar.tsx'
import type { LandingData } from './landing.server.ts'
import { SampleProject } from './sample-project.tsx'

/** Supercoders with its four bands, superreaders and superspeakers: one page, the texts of staff. */
export function Landing(landing: LandingData) {
  const { title, lead, isOpen, booking, attended, asOf } = landing
  const link = useLink()
  return (
    <>
      <LandingHead {...landing} />
      <div className="page grid gap-8 py-8">
        <section className="grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-center">
          <div className="justify-self-center lg:order-2 lg:col-span-5">
            <Kandil size={150} glow lights />
          </div>
          <div className="grid gap-4 lg:col-span-7">
            <h1 lang={title.lang} className="text-h1">
              {title.text}
            </h1>
            <p lang={lead.lang} className="max-w-prose text-ink-2 lg:text-lg">
              {lead.text}
            </p>
            {attended > 0 && (
              <p className="font-semibold text-tulsi">
                <Trans>
                  Children have attended {attended} of these demos, as of {asOf}.
                </Trans>
              </p>
            )}
            {isOpen ? (
              <ButtonLink href={link(booking)} size="fit">
                <Trans>Book a free demo</Trans>
              </ButtonLink>
            ) : (
              <Notice>
                <Trans>These demos cannot be booked at the moment.</Trans>
              </Notice>
            )}
          </div>
        </section>
        <Bands {...landing} />
        <FirstClass {...landing} />
        <DemoSteps />
        <SampleProject category={landing.category} />
        <Questions {...landing} />
      </div>
      {isOpen && (
        <StickyBar label={<Trans>One hour, live</Trans>} value={<Trans>Free</Trans>} isNarrowOnly>
          <ButtonLink href={link(booking)}>
            <Trans>Book a free demo</Trans>
          </ButtonLink>
        </StickyBar>
      )}
    </>
  )
}

/** The four bands of classes of coding. */
function Bands({ bands, landingKey: key, query }: LandingData) {
  const { t } = useLingui()
  const link = useLink()
  const gradeNames = useGradeNames()
  if (bands.length === 0) return null
  return (
    <nav aria-label={t`Classes`}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <Chip href={link(`/supercoders${query}`)} isCurrent={key === 'supercoders'}>
            <Trans>All classes</Trans>
          </Chip>
        </li>
        {bands.map((band) => (
          <li key={band.key}>
            <Chip href={link(`${band.path}${query}`)} isCurrent={band.key === key}>
              {gradeNames(band.grades)}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FirstClass({ firstClass, fees }: LandingData) {
  return (
    <section className="grid gap-4 md:grid-cols-2">
      <div className="card grid content-start gap-2">
        <h2 className="text-h3">
          <Trans>What your child makes in the demo</Trans>
        </h2>
        <p lang={firstClass.lang}>{firstClass.text}</p>
      </div>
      <div className="card grid content-start gap-2">
        <h2 className="text-h3">
          <Trans>What it costs</Trans>
        </h2>
        <p lang={fees.lang}>{fees.text}</p>
      </div>
    </section>
  )
}

function DemoSteps() {
  const steps = [
    { key: 'meet', text: <Trans>The teacher meets your child and asks what they like.</Trans> },
    { key: 'show', text: <Trans>The teacher shows one idea, and your child tries it at once.</Trans> },
    { key: 'make', text: <Trans>Your child makes something of their own and shows it to you.</Trans> },
    { key: 'note', text: <Trans>Within a day the teacher writes to you what they saw. Nobody calls you unless you ask.</Trans> },
  ] // prettier-ignore
  return (
    <section aria-labelledby="steps" className="grid gap-3">
      <h2 id="steps" className="text-h3">
        <Trans>What happens in the demo</Trans>
      </h2>
      <ol className="grid gap-3 md:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ key, text }, n) => (
          <li key={key} className="card flex gap-3">
            <span aria-hidden className="text-h3 text-mor">
              {n + 1}
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Questions({ questions }: LandingData) {
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions" className="grid max-w-prose gap-2">
      <h2 id="questions" className="text-h3">
        <Trans>Questions of parents</Trans>
      </h2>
      <QuestionList questions={questions} />
    </section>
  )
}

/** For search engines: a course with a free class, and the questions. */
function LandingHead({ title, lead, path, questions }: LandingData) {
  const link = useLink()
  const url = useRoot()?.publicUrl ?? ''
  const address = url + link(path)
  const facts = [
    {
      '@type': 'Course',
      name: title.text,
      description: lead.text,
      url: address,
      inLanguage: title.lang,
      isAccessibleForFree: true,
      provider: { '@type': 'EducationalOrganization', name: PRODUCT.name, url },
      offers: { '@type': 'Offer', category: 'Free', price: '0', priceCurrency: 'INR' },
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT1H' },
    },
    ...(questions.length > 0 ? [{ '@type': 'FAQPage', mainEntity: questions.map(questionFacts) }] : []),
  ]
  return <Head title={title.text} description={lead.text} facts={facts} />
}

function questionFacts({ question, answer }: LandingData['questions'][number]) {
  return {
    '@type': 'Question',
    name: question.text,
    acceptedAnswer: { '@type': 'Answer', text: answer.text },
  }
}
