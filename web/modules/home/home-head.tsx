import { useLingui } from '@lingui/react/macro'
import { PRODUCT } from '#core/kernel/product.ts'
import { useRoot } from '#web/page/root-data.ts'
import { Head } from '#web/shell/head.tsx'
import type { Question } from '#web/ui/course/questions.tsx'

export function HomeHead({ questions }: { questions: readonly Question[] }) {
  const { t } = useLingui()
  const url = useRoot()?.publicUrl ?? ''
  const organization = {
    '@type': 'EducationalOrganization',
    name: PRODUCT.name,
    url,
    logo: `${url}/icon-512.png`,
    areaServed: 'IN',
  }
  const faq = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question.text,
      acceptedAnswer: { '@type': 'Answer', text: answer.text },
    })),
  }
  return (
    <Head
      title={t`${PRODUCT.name}: live classes every evening for Class 1 to 12, JEE and NEET`}
      description={t`Live classes in your language with tests, doubt solving, and results that parents see. See teachers, timings and the full price with taxes before you pay.`}
      facts={questions.length > 0 ? [organization, faq] : [organization]}
    />
  )
}
