import { useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { useRoot } from '#web/page/root-data.ts'
import { Head } from '#web/shell/head.tsx'
import { useCrumbFacts, type Step } from '#web/ui/data/crumbs.tsx'
import type { QuestionData } from './question.server.ts'

interface Props {
  readonly question: QuestionData
  readonly steps: readonly Step[]
}

/** A page whose answer cannot be seen is not for search engines, and says nothing to them. */
export function QuestionHead({ question, steps }: Props) {
  const { title, place, answer, path, languages, published } = question
  const { t } = useLingui()
  const link = useLink()
  const url = useRoot()?.publicUrl ?? ''
  const { name } = place.chapter
  const address = url + link(path)
  const qa = answer && {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: title.text,
      text: title.text,
      inLanguage: title.lang,
      datePublished: published.dateTime,
      answerCount: 1,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer.words,
        url: `${address}#answer`,
        datePublished: published.dateTime,
        author: { '@type': 'Person', name: answer.teacher.name, jobTitle: answer.teacher.qualification },
      },
    },
  }
  const crumbs = useCrumbFacts([...steps, { name: title.text, path }])
  return (
    <Head
      title={title.text}
      description={t`The answer in steps, signed by a teacher. Chapter: ${name}.`}
      languages={languages}
      isPrivate={!qa}
      facts={qa ? [qa, crumbs] : []}
    />
  )
}
