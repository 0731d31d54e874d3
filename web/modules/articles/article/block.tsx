import { Trans } from '@lingui/react/macro'
import { useLink, usePlaceLink } from '#web/page/link.ts'
import { Reading } from '#web/ui/data/reading.tsx'
import { Disclosure } from '#web/ui/layers/disclosure.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import type { ArticleData } from './article.server.ts'

export function Block({ block }: { readonly block: ArticleData['blocks'][number] }) {
  const link = useLink()
  const placeLink = usePlaceLink()
  if (block.kind === 'TEXT') return <Reading html={block.html} lang={block.lang} />
  if (block.kind === 'QUESTION') return <AskedQuestion {...block} />
  if (block.kind === 'COURSE')
    return (
      <p className="card">
        <Trans>A course for this:</Trans>{' '}
        <a href={link(block.path)} lang={block.title.lang} className="lone-link font-semibold">
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

type QuestionBlock = Extract<ArticleData['blocks'][number], { kind: 'QUESTION' }>

/** The answer is opened by who has tried it. */
function AskedQuestion({ path, lang, stem, answer }: QuestionBlock) {
  const link = useLink()
  return (
    <section className="card grid gap-3">
      <h3 className="text-h4 font-semibold">
        <Trans>Try it yourself</Trans>
      </h3>
      <Reading html={stem} lang={lang} />
      {answer !== null && (
        <Disclosure title={<Trans>Show the answer</Trans>}>
          <Reading html={answer} lang={lang} />
        </Disclosure>
      )}
      <p>
        <a href={link(path)} className="lone-link">
          <Trans>See it step by step</Trans>
        </a>
      </p>
    </section>
  )
}
