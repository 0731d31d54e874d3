import { Trans } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import type { ArticleRow } from './article-list.server.ts'

export function ArticleRows({ rows, level: Heading }: { readonly rows: readonly ArticleRow[]; readonly level: 'h2' | 'h3' }) {
  const link = useLink()
  return (
    <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
      {rows.map(({ path, title, summary, category, minutes, dateTime, day }) => (
        <li key={path} className="card grid content-start gap-2">
          <p lang={category.title.lang} className="text-cap font-semibold text-mor">
            {category.title.text}
          </p>
          <Heading className="text-h4 font-semibold" lang={title.lang}>
            <a href={link(path)}>{title.text}</a>
          </Heading>
          <p lang={summary.lang} className="text-ink-2">
            {summary.text}
          </p>
          <p className="text-sm text-ink-3">
            <time dateTime={dateTime}>{day}</time> · <Trans>{minutes} min to read</Trans>
          </p>
        </li>
      ))}
    </ul>
  )
} // prettier-ignore
