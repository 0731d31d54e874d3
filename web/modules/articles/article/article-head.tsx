import { PRODUCT } from '#core/kernel/product.ts'
import { useLink } from '#web/page/link.ts'
import { useRoot } from '#web/page/root-data.ts'
import { Head } from '#web/shell/head.tsx'
import { useCrumbFacts, type Step } from '#web/ui/data/crumbs.tsx'
import type { ArticleData } from './article.server.ts'

interface Props {
  readonly article: ArticleData
  readonly steps: readonly Step[]
}

export function ArticleHead({ article, steps }: Props) {
  const { title, summary, path, languages, published, updated, author, reviewer } = article
  const link = useLink()
  const url = useRoot()?.publicUrl ?? ''
  const address = url + link(path)
  const facts = {
    '@type': 'Article',
    headline: title.text,
    description: summary.text,
    inLanguage: title.lang,
    datePublished: published.dateTime,
    dateModified: updated.dateTime,
    author: { '@type': 'Person', name: author.name, jobTitle: author.role.text },
    editor: { '@type': 'Person', name: reviewer.name, jobTitle: reviewer.role.text },
    publisher: { '@type': 'Organization', name: PRODUCT.name, url },
    mainEntityOfPage: address,
    isAccessibleForFree: true,
  }
  const crumbs = useCrumbFacts([...steps, { name: title.text, path }])
  return <Head title={title.text} description={summary.text} languages={languages} facts={[facts, crumbs]} />
}
