import { useLingui } from '@lingui/react/macro'
import { PRODUCT } from '#core/kernel/product.ts'
import { useLink } from '#web/page/link.ts'
import { useRoot } from '#web/page/root-data.ts'
import { Head } from '#web/shell/head.tsx'
import type { WebinarData } from './webinar.server.ts'

/** For search engines: an event, and once it is recorded a film. */
export function WebinarHead(webinar: WebinarData) {
  const { title, slug, subject, teacherName, day, from, status, recording } = webinar
  const { t } = useLingui()
  const link = useLink()
  const url = useRoot()?.publicUrl ?? ''
  const address = url + link(`/webinars/${slug}`)
  const isFilm = status === 'ENDED' && recording === 'READY'
  const description = isFilm
    ? t`Watch the free recording: ${subject} with ${teacherName}, ${day}.`
    : t`A free live ${subject} webinar with ${teacherName}: ${day}, ${from}. Register with a mobile number.`
  const facts = [eventFacts(webinar, { address, description, url }), ...(isFilm ? [filmFacts(webinar, { address, description, url })] : [])]
  return <Head title={title.text} description={description} isPrivate={status === 'ENDED' && !isFilm} facts={facts} />
} // prettier-ignore

interface PageFacts {
  readonly address: string
  readonly description: string
  readonly url: string
}

function eventFacts({ title, languages, startDate, endDate, status, teacherName, seatsLeft }: WebinarData, { address, description, url }: PageFacts) {
  const isCancelled = status === 'CANCELLED'
  const availability = `https://schema.org/${seatsLeft === 0 ? 'SoldOut' : 'InStock'}`
  return {
    '@type': 'EducationEvent',
    name: title.text,
    description,
    url: address,
    startDate,
    endDate,
    inLanguage: languages,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    isAccessibleForFree: true,
    location: { '@type': 'VirtualLocation', url: address },
    organizer: { '@type': 'Organization', name: PRODUCT.name, url },
    performer: { '@type': 'Person', name: teacherName },
    ...(status === 'ENDED' || isCancelled ? {} : { offers: { '@type': 'Offer', price: '0', priceCurrency: 'INR', availability, url: address } }),
  }
} // prettier-ignore

function filmFacts({ title, startDate, recordingSec, languages, teacherName }: WebinarData, { address, description, url }: PageFacts) {
  return {
    '@type': 'VideoObject',
    name: title.text,
    description,
    url: address,
    uploadDate: startDate,
    duration: `PT${recordingSec ?? 0}S`,
    inLanguage: languages,
    isAccessibleForFree: true,
    thumbnailUrl: `${url}/icon-512.png`,
    author: { '@type': 'Person', name: teacherName },
    publisher: { '@type': 'Organization', name: PRODUCT.name, url },
  }
} // prettier-ignore
