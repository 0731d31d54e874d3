import { useLingui } from '@lingui/react/macro'
import { PRODUCT } from '#core/kernel/product.ts'
import { useLink } from '#web/page/link.ts'
import { useRoot } from '#web/page/root-data.ts'
import { Head } from '#web/shell/head.tsx'
import type { EventData, WebinarData } from './webinar.server.ts'

/** For search engines: an event, and once it is recorded a film. */
export function WebinarHead(webinar: WebinarData) {
  const { subject, teacherName, day, from } = webinar
  const { t } = useLingui()
  const description = isFilm(webinar)
    ? t`Watch the free recording: ${subject} with ${teacherName}, ${day}.`
    : t`A free live ${subject} webinar with ${teacherName}: ${day}, ${from}. Register with a mobile number.`
  return <EventHead event={webinar} description={description} performer={teacherName} />
}

export interface EventHeadProps {
  readonly event: EventData
  readonly description: string
  /** Who speaks. */
  readonly performer: string
}

export function EventHead({ event, description, performer }: EventHeadProps) {
  const link = useLink()
  const url = useRoot()?.publicUrl ?? ''
  const page = { address: url + link(event.path), description, url, performer }
  const facts = [eventFacts(event, page), ...(isFilm(event) ? [filmFacts(event, page)] : [])]
  return <Head title={event.title.text} description={description} isPrivate={event.status === 'ENDED' && !isFilm(event)} facts={facts} />
} // prettier-ignore

export function isFilm({ status, recording }: Pick<EventData, 'status' | 'recording'>): boolean {
  return status === 'ENDED' && recording === 'READY'
}

interface PageFacts {
  readonly address: string
  readonly description: string
  readonly url: string
  readonly performer: string
}

function eventFacts({ title, languages, startDate, endDate, status, seatsLeft }: EventData, { address, description, url, performer }: PageFacts) {
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
    performer: { '@type': 'Person', name: performer },
    ...(status === 'ENDED' || isCancelled ? {} : { offers: { '@type': 'Offer', price: '0', priceCurrency: 'INR', availability, url: address } }),
  }
} // prettier-ignore

function filmFacts({ title, startDate, recordingSec, languages }: EventData, { address, description, url, performer }: PageFacts) {
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
    author: { '@type': 'Person', name: performer },
    publisher: { '@type': 'Organization', name: PRODUCT.name, url },
  }
} // prettier-ignore
