import { Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { PageForm } from '#web/page/page-form.tsx'
import { act, load } from '#web/page/page.server.ts'
import { Head } from '#web/shell/head.tsx'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'
import { Crumbs, useCrumbFacts } from '#web/ui/data/crumbs.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { ReportError } from '#web/ui/data/report-error.tsx'
import { Notice } from '#web/ui/layers/notice.tsx'
import type { Route } from './+types/study-file.ts'
import { useAccessNames, useKindNames } from './kind-names.ts'
import { openFile, readFile, type ResourceRow } from './study.server.ts'
import { useTrail } from './trail.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readFile(page, args.params.id))
}

export function action(args: Route.ActionArgs) {
  return act(args, (submission) => openFile(submission, args.params.id))
}

export default function StudyFile({ loaderData: { resource, chapter, isSignedIn }, actionData }: Route.ComponentProps) {
  const { title, kind, access, isOutdated } = resource
  const { t } = useLingui()
  const kindName = useKindNames()[kind]
  const accessName = useAccessNames()[access]
  const { grade, course, subject } = chapter
  const path = `/study/${grade.key}/${course.key}/${subject.key}/${chapter.slug}`
  const steps = useTrail({ grade, course, chapter: { title: chapter.title, path } })
  const crumbs = useCrumbFacts([...steps, { path: `/study/file/${resource.id}`, name: title.text }])
  const facts = {
    '@type': 'LearningResource',
    name: title.text,
    learningResourceType: kindName,
    about: chapter.title.text,
    educationalLevel: grade.name.text,
    inLanguage: resource.language,
    copyrightHolder: { '@type': 'Organization', name: resource.rightsHolder },
    copyrightYear: resource.editionYear,
    isAccessibleForFree: access !== 'ENROLLED',
  }
  return (
    <div className="page grid gap-6 py-6">
      <Head
        title={title.text}
        description={t`${kindName}: ${chapter.title.text}, ${subject.name.text}, ${grade.name.text}, ${course.name.text}.`}
        facts={[facts, crumbs]}
      />
      <Crumbs steps={steps} />
      <div className="grid max-w-prose justify-items-start gap-4">
        <div className="flex flex-wrap gap-2">
          <Badge tone="quiet">{kindName}</Badge>
          <Badge tone={access === 'ENROLLED' ? 'jamun' : 'tulsi'}>{accessName}</Badge>
        </div>
        <h1 lang={title.lang} className="text-h2">
          {title.text}
        </h1>
        {isOutdated && (
          <Notice tone="warm">
            <Trans>The syllabus has changed since this edition.</Trans>
          </Notice>
        )}
        {actionData?.problem && (
          <Notice tone="bad" role="alert">
            {actionData.problem.sentence}
          </Notice>
        )}
        <Open resource={resource} isSignedIn={isSignedIn} />
        <Facts {...resource} />
        <ReportError path={`/study/file/${resource.id}`} />
      </div>
    </div>
  )
}

/** A form, so that nothing is opened by a program that only follows links. */
function Open({ resource: { id, access, isElsewhere }, isSignedIn }: { readonly resource: ResourceRow; readonly isSignedIn: boolean }) {
  const link = useLink()
  if (access !== 'FREE' && !isSignedIn)
    return (
      <ButtonLink href={link(`/login?returnTo=${encodeURIComponent(`/study/file/${id}`)}`)} size="fit">
        <Trans>Sign in to open it</Trans>
      </ButtonLink>
    )
  return (
    <PageForm target="_blank" className="grid justify-items-start gap-2">
      <Button size="fit">{isElsewhere ? <Trans>Go to the publisher’s page</Trans> : <Trans>Open the file</Trans>}</Button>
      <p className="text-sm text-ink-3">
        {isElsewhere ? (
          <Trans>It is on a page that is not ours, and opens in a new tab.</Trans>
        ) : (
          <Trans>It opens in a new tab. Save it to read it without a connection.</Trans>
        )}
      </p>
    </PageForm>
  )
} // prettier-ignore

function Facts({ taughtIn, language, editionYear, rightsHolder, licence, pages, size }: ResourceRow) {
  return (
    <dl className="grid w-full gap-2">
      <Fact name={<Trans>Language</Trans>}>
        <span lang={language}>{taughtIn}</span>
      </Fact>
      <Fact name={<Trans>Edition</Trans>}>{editionYear}</Fact>
      {pages !== null && <Fact name={<Trans>Pages</Trans>}>{pages}</Fact>}
      {size !== null && <Fact name={<Trans>Size</Trans>}>{size}</Fact>}
      <Fact name={<Trans>Rights holder</Trans>}>{rightsHolder}</Fact>
      <Fact name={<Trans>Licence</Trans>}>{licence}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { readonly name: React.ReactNode; readonly children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
