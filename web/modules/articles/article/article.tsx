import { Trans, useLingui } from '@lingui/react/macro'
import type { Handle } from '#web/page/handle.ts'
import { pathIn } from '#web/languages.ts'
import { mailPdf } from '#web/page/mail-pdf.server.ts'
import { actForHousehold, load } from '#web/page/page.server.ts'
import { PdfForm } from '#web/ui/data/pdf-form.tsx'
import { ReportError } from '#web/ui/data/report-error.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { Crumbs, type Step } from '#web/ui/data/crumbs.tsx'
import { ArticleRows } from '../list/article-rows.tsx'
import type { Route } from './+types/article.ts'
import { Block } from './block.tsx'
import { ArticleHead } from './article-head.tsx'
import { readArticle, type ArticleData } from './article.server.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, (page) => readArticle(page, args.params.slug))
}

export function action(args: Route.ActionArgs) {
  return actForHousehold(args, mailPdf)
}

export default function Article({ loaderData: article, actionData }: Route.ComponentProps) {
  const { title, summary, blocks, headings, related, categories, isTranslated } = article
  const { t } = useLingui()
  const steps: Step[] = [{ name: t`Articles`, path: '/blog' }, ...categories.map((each) => ({ name: each.title.text, lang: each.title.lang, path: `/blog/category/${each.path}` }))] // prettier-ignore
  return (
    <div className="page grid gap-8 py-6">
      <ArticleHead article={article} steps={steps} />
      <article className="grid max-w-prose gap-4" data-keep-page="reading">
        <Crumbs steps={steps} />
        <h1 lang={title.lang} className="text-h1">
          {title.text}
        </h1>
        {!isTranslated && (
          <p className="text-sm text-ink-2">
            <Trans>This article is not in your language yet, so you see it in English.</Trans>
          </p>
        )}
        <p lang={summary.lang} className="text-lg font-semibold">
          {summary.text}
        </p>
        <Facts {...article} />
        {headings.length > 2 && (
          <Disclosure title={<Trans>In this article</Trans>}>
            <ol className="grid gap-1">
              {headings.map(({ id, text }) => (
                <li key={id} lang={title.lang}>
                  <a href={`#${id}`} className="lone-link">
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </Disclosure>
        )}
        {blocks.map((block, i) => (
          <Block key={i} block={block} />
        ))}
        <PdfForm
          documentId={article.id}
          isTranslated={article.isPdfTranslated}
          isSignedIn={article.isSignedIn}
          isMailed={actionData !== undefined && 'isPdfMailed' in actionData}
          problem={actionData && 'problem' in actionData ? actionData.problem : undefined}
        />
        <ReportError path={article.path} />
      </article>
      {related.length > 0 && (
        <section aria-labelledby="next" className="grid gap-3">
          <h2 id="next" className="text-h3">
            <Trans>Read next</Trans>
          </h2>
          <ArticleRows rows={related} level="h3" />
        </section>
      )}
    </div>
  )
}

/** Who wrote and checked it, when, how long it is, and its other languages. */
function Facts({ author, reviewer, published, updated, reviewed, minutes, others, path }: ArticleData) {
  return (
    <div className="grid gap-1 border-y border-line py-3 text-sm text-ink-2">
      <p>
        <Trans>
          By <strong>{author.name}</strong>
        </Trans>
        , <span lang={author.role.lang}>{author.role.text}</span>
      </p>
      <p>
        <Trans>
          Checked by <strong>{reviewer.name}</strong> on <time dateTime={reviewed.dateTime}>{reviewed.day}</time>
        </Trans>
      </p>
      <p>
        <time dateTime={published.dateTime}>{published.day}</time>
        {updated.day !== published.day && (
          <>
            {' · '}
            <Trans>
              changed on <time dateTime={updated.dateTime}>{updated.day}</time>
            </Trans>
          </>
        )}
        {' · '}
        <Trans>{minutes} min to read</Trans>
      </p>
      {others.length > 0 && (
        <p className="flex flex-wrap gap-x-6">
          <Trans>Also in</Trans>
          {others.map(({ lang, name }) => (
            <a key={lang} href={pathIn(lang, path)} hrefLang={lang} lang={lang} className="lone-link">
              {name}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
