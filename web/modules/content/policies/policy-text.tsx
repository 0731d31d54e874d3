import { Trans } from '@lingui/react/macro'
import type { TextInLanguage } from '#core/taxonomy/language.ts'

export interface PolicyTextData {
  readonly version: string
  readonly title: TextInLanguage
  readonly summary: TextInLanguage
  readonly body: readonly TextInLanguage[]
  readonly since: string
}

export function PolicyText({ policy, level: Heading = 'h1' }: { policy: PolicyTextData; level?: 'h1' | 'h2' }) {
  const { title, summary, body, version, since } = policy
  return (
    <article className="grid max-w-prose gap-3">
      <Heading lang={title.lang} className={Heading === 'h1' ? 'text-h1' : 'text-h3'}>
        {title.text}
      </Heading>
      <p className="text-sm text-ink-3">
        <Trans>
          Version {version}, in force since {since}
        </Trans>
      </p>
      <p lang={summary.lang} className="text-lg font-semibold">
        {summary.text}
      </p>
      {body.map(({ text, lang }) => (
        <p key={text} lang={lang} className="text-ink-2">
          {text}
        </p>
      ))}
    </article>
  )
}
