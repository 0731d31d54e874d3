import { Trans, useLingui } from '@lingui/react/macro'
import { dataTree, type DataNode, type DataRow } from '#core/modules/privacy/document/data-tree.ts'
import type { Handle } from '#web/page/handle.ts'
import { useLink } from '#web/page/link.ts'
import { load, requireViewer } from '#web/page/page.server.ts'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { MePage } from '../me-page.tsx'
import type { Route } from './+types/data-page.ts'

export const handle: Handle = { tier: 0 }

export function loader(args: Route.LoaderArgs) {
  return load(args, async (page) => {
    await requireViewer(page)
    return dataTree(await page.api.privacy.exportData({}), page.lang)
  })
}

/** All that we keep of the family, to read and to print. */
export default function Data({ loaderData: { title, intro, sections } }: Route.ComponentProps) {
  const { t } = useLingui()
  const link = useLink()
  return (
    <MePage title={t`Your data`} tab="/me/privacy" lead={intro}>
      <article className="grid max-w-prose gap-8" aria-label={title}>
        {sections.map(({ title: heading, parts }) => (
          <section key={heading} className="grid gap-2">
            <h2 className="text-h3 wrap-anywhere">{heading}</h2>
            {parts.map((part) => (
              <Part key={part.title} {...part} />
            ))}
          </section>
        ))}
      </article>
      <a href={link('/me/privacy')} className="text-link w-fit">
        <Trans>Back to privacy</Trans>
      </a>
    </MePage>
  )
}

function Part({ title, value }: DataRow) {
  return title === '' ? (
    <Shown node={value} />
  ) : (
    <Disclosure title={title} isOpen>
      <Shown node={value} />
    </Disclosure>
  )
}

function Shown({ node }: { node: DataNode }) {
  if (node.is === 'TEXT') return <span className="wrap-anywhere text-ink">{node.text}</span>
  if (node.is === 'LIST')
    return (
      <ol className="grid list-decimal gap-4 ps-5">
        {node.entries.map((entry, i) => (
          <li key={i}>
            <Shown node={entry} />
          </li>
        ))}
      </ol>
    )
  return (
    <dl className="grid gap-2">
      {node.rows.map(({ title, value }) => (
        <div key={title} className="grid gap-x-4 md:grid-cols-3">
          <dt className="text-sm text-ink-3 wrap-anywhere">{title}</dt>
          <dd className="min-w-0 md:col-span-2">
            <Shown node={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
