import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Picture } from '#web/ui/data/picture.tsx'
import type { CourseData } from './course.server.ts'

type Sample = NonNullable<CourseData['sample']>

/** A minute of a class. Nothing of it is fetched but its picture until somebody plays it. */
export function Clip({ sample, lang }: Pick<CourseData, 'sample' | 'lang'>) {
  if (!sample?.film) return null
  const { title, subject, teacherName, film } = sample
  return (
    <section aria-labelledby="clip" className="grid gap-3">
      <div>
        <h2 id="clip" className="text-h3">
          <Trans>Watch a minute of a class</Trans>
        </h2>
        <p className="text-ink-2">
          <span lang={title.lang}>{title.text}</span> · {subject} · {teacherName}
        </p>
      </div>
      <video
        src={film.url}
        poster={film.posterUrl ?? undefined}
        width={640}
        height={360}
        controls
        playsInline
        preload="none"
        aria-label={title.text}
        className="aspect-video h-auto w-full rounded-l bg-sunk"
      >
        {film.captions.map(({ language, url }) => (
          <track
            key={language}
            kind="captions"
            src={url}
            srcLang={language}
            label={language}
            default={language === lang}
          />
        ))}
      </video>
      <p className="text-sm text-ink-3">
        <Trans>{film.seconds} seconds, without sound, with captions.</Trans>
      </p>
    </section>
  )
}

/** A page of notes next to questions of the kind that tests have. */
export function NotesAndQuestions({ sample, noted }: Pick<CourseData, 'sample' | 'noted'>) {
  if (!sample || (!sample.notes && sample.questions.length === 0)) return null
  return (
    <section className="page grid items-start gap-6 py-8 lg:grid-cols-12 lg:gap-8" aria-label={sample.title.text}>
      {sample.notes && (
        <div className="grid gap-3 lg:col-span-5">
          <h2 className="text-h3">
            <Trans>A page of notes</Trans>
          </h2>
          {noted > 0 && (
            <p className="text-ink-2">
              <Plural
                value={noted}
                one="The course has notes of # chapter now."
                other="The course has notes of # chapters now."
              />
            </p>
          )}
          <a href={sample.notes.url} className="notes-page">
            <Picture picture={sample.notes} className="h-auto w-full" />
          </a>
        </div>
      )}
      {sample.questions.length > 0 && <SampleQuestions questions={sample.questions} />}
    </section>
  )
}

function SampleQuestions({ questions }: Pick<Sample, 'questions'>) {
  return (
    <div className="grid gap-3 lg:col-span-7">
      <h2 className="text-h3">
        <Trans>Try these questions</Trans>
      </h2>
      <p className="text-ink-2">
        <Trans>From our question bank, with the solution that learners see after a test.</Trans>
      </p>
      <ol className="grid gap-3">
        {questions.map((question) => (
          <li key={question.stem} className="card sample-question grid gap-2" lang={question.lang}>
            <Question {...question} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Question({ stem, options, solution }: Sample['questions'][number]) {
  const { t } = useLingui()
  return (
    <>
      <div className="font-semibold" dangerouslySetInnerHTML={{ __html: stem }} />
      <ul className="grid gap-1 md:grid-cols-2">
        {options.map(({ id, text }) => (
          <li key={id} className="flex gap-2">
            <span className="text-ink-3">{id.toUpperCase()}</span>
            <span dangerouslySetInnerHTML={{ __html: text }} />
          </li>
        ))}
      </ul>
      <details>
        <summary className="inline-flex min-h-11 items-center font-semibold text-mor underline underline-offset-4">
          {t`See the answer`}
        </summary>
        <p className="font-semibold text-tulsi">
          {options
            .filter(({ isRight }) => isRight)
            .map(({ id }) => id.toUpperCase())
            .join(', ')}
        </p>
        <div className="text-ink-2" dangerouslySetInnerHTML={{ __html: solution }} />
      </details>
    </>
  )
}
