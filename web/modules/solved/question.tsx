import { Trans, useLingui } from '@lingui/react/macro'
import { pathIn } from '#web/languages.ts'
import type { Handle } from '#web/page/handle.ts'
import { mailPdf } from '#web/page/mail-pdf.server.ts'
import { actForHousehold, load } from '#web/page/page.server.ts'
import { Crumbs, type Step } from '#web/ui/data/crumbs.tsx'
import { PdfForm } from '#web/ui/data/pdf-form.tsx'
import { ReportError } from '#web/ui/data/report-error.tsx'
import { Reading } from '#web/ui/data/reading.tsx'
import { useGradeName } from '#web/ui/course/grade-name.ts'
import type { Route } from './+types/question.ts'
import { AskYourOwn } from './ask-your-own.tsx'
import { chapterPath, subjectPath } from './paths.ts'
import { QuestionHead } from './question-head.tsx'
import { QuestionRows } from './question-rows.tsx'
import { readQuestion, type QuestionData } from './question.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readQuestion(page, args.params.slug))
}

export function action(args: Route.ActionArgs) {
  return actForHousehold(args, mailPdf)
}

export default function Question({ loaderData: question, actionData }: Route.ComponentProps) {
  const { title, place, stem, lang, similar } = question
  const { t } = useLingui()
  const gradeName = useGradeName()
  const steps: Step[] = [
    { name: t`Solved questions`, path: '/questions' },
    { name: `${gradeName(place.grade)}, ${place.subject.name}`, path: subjectPath(place) },
    { name: place.chapter.name, path: chapterPath(place) },
  ]
  return (
    <div className="page grid gap-8 py-6">
      <QuestionHead question={question} steps={steps} />
      <article className="grid max-w-prose gap-5" data-keep-page="reading">
        <Crumbs steps={steps} />
        <h1 lang={title.lang} className="text-h3">
          {title.text}
        </h1>
        <section aria-labelledby="stem" className="card grid gap-2">
          <h2 id="stem" className="text-h4 font-semibold">
            <Trans>Question</Trans>
          </h2>
          <Reading html={stem} lang={lang} />
        </section>
        <Answer {...question} />
        <Origin {...question} />
        {question.answer && (
          <PdfForm
            documentId={question.id}
            isTranslated={question.isPdfTranslated}
            isSignedIn={question.isSignedIn}
            isMailed={actionData !== undefined && 'isPdfMailed' in actionData}
            problem={actionData && 'problem' in actionData ? actionData.problem : undefined}
          />
        )}
        <ReportError path={question.path} />
        <AskYourOwn isSignedIn={question.isSignedIn} />
      </article>
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="grid max-w-prose gap-3">
          <h2 id="similar" className="text-h3">
            <Trans>Similar questions</Trans>
          </h2>
          <QuestionRows questions={similar} />
        </section>
      )}
    </div>
  )
}

function Answer({ answer, lang, reviewed }: QuestionData) {
  if (!answer)
    return (
      <p className="text-ink-2">
        <Trans>No teacher has answered this question yet.</Trans>
      </p>
    )
  const { short, steps, teacher } = answer
  return (
    <>
      <section aria-labelledby="answer" className="card grid gap-2 bg-tulsi-tint">
        <h2 id="answer" className="text-h4 font-semibold">
          <Trans>Answer</Trans>
        </h2>
        <Reading html={short} lang={lang} />
      </section>
      <section aria-labelledby="steps" className="grid gap-3">
        <h2 id="steps" className="text-h3">
          <Trans>Step by step</Trans>
        </h2>
        <Reading html={steps} lang={lang} />
        <p className="text-sm text-ink-2">
          <Trans>
            Signed by <strong>{teacher.name}</strong>, {teacher.qualification}, on{' '}
            <time dateTime={reviewed.dateTime}>{reviewed.day}</time>
          </Trans>
        </p>
      </section>
    </>
  )
}

/** Its other languages, and where it comes from. */
function Origin({ others, path, sourceLine, licence }: QuestionData) {
  return (
    <>
      {others.length > 0 && (
        <p className="flex flex-wrap gap-x-6 text-sm text-ink-2">
          <Trans>Also in</Trans>
          {others.map((other) => (
            <a
              key={other.lang}
              href={pathIn(other.lang, path)}
              hrefLang={other.lang}
              lang={other.lang}
              className="lone-link"
            >
              {other.name}
            </a>
          ))}
        </p>
      )}
      <p className="text-sm text-ink-3">
        <Trans>
          Source: {sourceLine}. Licence: {licence}.
        </Trans>
      </p>
    </>
  )
}
