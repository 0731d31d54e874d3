import { Trans, useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { useListFacts } from '#web/page/list-facts.ts'
import { useRoot } from '#web/page/root-data.ts'
import { Head } from '#web/shell/head.tsx'
import { Chip } from '#web/ui/controls/chip.tsx'
import { Pages } from '#web/ui/data/pages.tsx'
import { EmptyState } from '#web/ui/layers/empty-state.tsx'
import { useCrumbFacts, Crumbs, type Step } from '#web/ui/data/crumbs.tsx'
import type { ArticleListData } from './article-list.server.ts'
import { ArticleRows } from './article-rows.tsx'

export function ArticleList(list: ArticleListData) {
  const { articles, categories, text, page, pages, path, tree, current } = list
  const { t } = useLingui()
  const link = useLink()
  const own = categories.at(-1)
  const steps: Step[] = [{ name: t`Articles`, path: '/blog' }, ...categories.map(({ title, path: at }) => ({ name: title.text, lang: title.lang, path: `/blog/category/${at}` }))] // prettier-ignore
  const shown = tree.filter((each) => isNear(each.path, current))
  return (
    <div className="page grid gap-5 py-6">
      <ListHead {...list} steps={steps} />
      {own && <Crumbs steps={steps} />}
      <div>
        <h1 lang={own?.title.lang} className="text-h2">
          {own ? own.title.text : <Trans>Articles for families</Trans>}
        </h1>
        <p lang={text?.lang} className="mt-1 max-w-prose text-ink-2">
          {text ? (
            text.text
          ) : (
            <Trans>Exams, study habits and choices at school, written and checked by teachers.</Trans>
          )}
        </p>
      </div>
      {shown.length > 0 && (
        <nav aria-label={t`Categories`} className="flex flex-wrap gap-2">
          {shown.map(({ path: at, title }) => (
            <Chip key={at} href={link(`/blog/category/${at}`)} isCurrent={at === current}>
              <span lang={title.lang}>{title.text}</span>
            </Chip>
          ))}
        </nav>
      )}
      {articles.length === 0 ? (
        <EmptyState sentence={<Trans>No article is here yet.</Trans>}>
          <Chip href={link('/blog')}>
            <Trans>See all articles</Trans>
          </Chip>
        </EmptyState>
      ) : (
        <ArticleRows rows={articles} level="h2" />
      )}
      <Pages path={path} page={page} pages={pages} query={{}} />
    </div>
  )
}

/** The categories on top, those below the one that is shown, and the ones next to it. */
function isNear(path: string, current: string): boolean {
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')))
  return parent === '' || parent === current || current.startsWith(`${parent}/`)
}

function ListHead({ articles, categories, text, page, pages, path, steps }: ArticleListData & { readonly steps: readonly Step[] }) {
  const { t } = useLingui()
  const link = useLink()
  const url = useRoot()?.publicUrl ?? ''
  const name = categories.at(-1)?.title.text ?? t`Articles for families`
  const at = (n: number) => url + link(n > 1 ? `${path}?page=${n}` : path)
  const crumbs = useCrumbFacts(steps)
  const list = useListFacts(articles.map(({ path: to, title }) => ({ path: to, name: title.text })))
  return (
    <>
      <Head
        title={page > 1 ? t`${name}, page ${page}` : name}
        description={text?.text ?? t`Exams, study habits and choices at school, written and checked by teachers.`}
        queries={page > 1 ? ['page'] : []}
        isPrivate={articles.length === 0}
        facts={[list, ...(steps.length > 1 ? [crumbs] : [])]}
      />
      <link rel="alternate" type="application/rss+xml" title={t`Articles`} href={url + link('/rss.xml')} />
      {page > 1 && <link rel="prev" href={at(page - 1)} />}
      {page < pages && <link rel="next" href={at(page + 1)} />}
    </>
  )
} // prettier-ignore
