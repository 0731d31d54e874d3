import { Trans } from '@lingui/react/macro'
import { useLink, usePlaceLink } from '#web/page/link.ts'
import { Reading } from '#web/ui/data/reading.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import type { ArticleData } from './article.server.ts'

export function Block({ block }: { readonly block: ArticleData['blocks'][number] }) {
  const link = useLink()
  const placeLink = usePlaceLink()
  if (block.kind === 'TEXT') return <Reading html={block.html} lang={block.lang} />
  if (block.kind === 'COURSE')
    return (
      <p className="card">
        <Trans>A course for this:</Trans>{' '}
        <a href={link(block.path)} lang={block.title.lang} className="font-semibold">
          {block.title.text}
        </a>
      </p>
    )
  const { text, label, href } = block
  return (
    <div className="card grid justify-items-start gap-3">
      <p lang={text.lang}>{text.text}</p>
      <ButtonLink href={placeLink(href)} size="fit">
        <span lang={label.lang}>{label.text}</span>
      </ButtonLink>
    </div>
  )
}
