import { useLingui } from '@lingui/react/macro'
import { useLanguageName } from '#web/page/language-name.ts'
import { PRODUCT } from '#core/kernel/product.ts'
import { useLink } from '#web/page/link.ts'
import { useRoot } from '#web/page/root-data.ts'
import { Head } from '#web/shell/head.tsx'
import type { CourseData } from './course.server.ts'

export function CourseHead(course: CourseData) {
  const { t } = useLingui()
  const link = useLink()
  const nameOf = useLanguageName()
  const url = useRoot()?.publicUrl ?? ''
  const { title, outcome, picture, slug, list, names, days, startsOn, language, priceInRupees, isOpen } = course
  const offer = {
    '@type': 'Offer',
    category: 'Paid',
    price: priceInRupees,
    priceCurrency: 'INR',
    availability: isOpen ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    url: url + link(`/course/${slug}`),
  }
  const steps = [
    { name: t`Courses`, path: '/courses' },
    ...(names ? [{ name: `${names.grade} · ${names.target}`, path: list }] : []),
    { name: title.text, path: `/course/${slug}` },
  ]
  return (
    <Head
      title={language === 'en' ? title.text : `${title.text} · ${nameOf(language)}`}
      description={[outcome.text, t`From ${startsOn}.`, days].filter(Boolean).join(' ')}
      picture={picture}
      facts={[
        {
          '@type': 'Course',
          name: title.text,
          description: outcome.text,
          url: url + link(`/course/${slug}`),
          inLanguage: language,
          provider: { '@type': 'Organization', name: PRODUCT.name, sameAs: url },
          offers: offer,
          hasCourseInstance: {
            '@type': 'CourseInstance',
            courseMode: 'Online',
            startDate: course.startDate,
            endDate: course.endDate,
          },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: steps.map(({ name, path }, i) => ({
            '@type': 'ListItem',
            position: i + 1,
            name,
            item: url + link(path),
          })),
        },
      ]}
    />
  )
}
