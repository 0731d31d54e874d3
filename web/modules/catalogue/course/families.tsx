import { Trans, useLingui } from '@lingui/react/macro'
import { SampleReport } from '#web/ui/course/sample-report.tsx'
import type { CourseData } from './course.server.ts'

/** Results and remarks as parents see them: the dark part of the page. */
export function ParentsSee({ offer: { tests } }: Pick<CourseData, 'offer'>) {
  if (tests === 0) return null
  return (
    <section data-ground="night" aria-labelledby="parents">
      <div className="page grid gap-5 py-8 lg:grid-cols-12 lg:items-center lg:gap-8 lg:py-12">
        <div className="grid gap-3 lg:col-span-5">
          <h2 id="parents" className="text-h2">
            <Trans>What parents see</Trans>
          </h2>
          <p className="text-ink-2">
            <Trans>
              The result of each test with its weak chapters, and what the teacher writes every month, on your own
              phone.
            </Trans>
          </p>
        </div>
        <div className="lg:col-span-7">
          <SampleReport />
        </div>
      </div>
    </section>
  )
}

/** Families of this class and of those next to it, with their batch and the day they wrote. */
export function Reviews({ reviews }: Pick<CourseData, 'reviews'>) {
  const { t } = useLingui()
  if (reviews.length === 0) return null
  const roles = { Student: t`Student`, Mother: t`Mother`, Father: t`Father`, Guardian: t`Parent` }
  return (
    <section aria-labelledby="reviews" className="page grid gap-4 py-8">
      <h2 id="reviews" className="text-h2">
        <Trans>What families say</Trans>
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {reviews.map(({ id, name, userRole, value, place, course, batch, writtenOn }) => (
          <li key={id} className="grid">
            <figure className="card quote flex flex-col gap-3">
              <blockquote lang={value.lang}>
                <p>{value.text}</p>
              </blockquote>
              <figcaption className="mt-auto text-sm text-ink-2">
                <span className="block font-semibold text-ink">
                  {name} · {roles[userRole]}, {place}
                </span>
                <span className="block">{course}</span>
                {batch && (
                  <span lang={batch.lang} className="block">
                    {batch.text}
                  </span>
                )}
                {writtenOn && <span className="block text-ink-3">{writtenOn}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Answers that staff write for every course: a class that is missed, joining late. */
export function BeforeYouJoin({ answers }: Pick<CourseData, 'answers'>) {
  if (answers.length === 0) return null
  return (
    <section aria-labelledby="before" className="band">
      <div className="page grid gap-4 py-8">
        <h2 id="before" className="text-h2">
          <Trans>Before you join</Trans>
        </h2>
        <ul className="grid gap-x-8 gap-y-5 md:grid-cols-3">
          {answers.map(({ id, question, answer }) => (
            <li key={id}>
              <h3 lang={question.lang} className="text-h4">
                {question.text}
              </h3>
              <p lang={answer.lang} className="mt-1 text-ink-2">
                {answer.text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
