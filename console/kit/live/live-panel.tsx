// Next to a record that families see: whether they see it now, and the link to the very page.
import Card from '@mui/material/Card'
import { useGetOne, useRecordContext, useResourceDefinition, type RaRecord } from 'react-admin'
import type { Screen } from '../screen-spec.ts'
import { LiveLink } from './live-link.tsx'
import { liveStateOf, type LivePlace, type PlaceOfAnother } from './live-place.ts'
import { useNow } from '../use-now.ts'

export function LivePanel({ live }: Pick<Screen, 'live'>) {
  const record = useRecordContext()
  const place = record && live?.(record)
  if (!place) return null
  return 'of' in place ? <OfAnother {...place} /> : <PlaceCard key={String(record['version'])} place={place} />
}

/** Nothing for members who may not read the other record. */
function OfAnother({ of, id }: PlaceOfAnother) {
  const { options } = useResourceDefinition<{ readonly screen?: Screen }>({ resource: of })
  const { data } = useGetOne<RaRecord>(of, { id }, { retry: false })
  const place = data && options?.screen?.live?.(data)
  return place && 'path' in place ? <PlaceCard place={place} /> : null
}

function PlaceCard({ place }: { readonly place: LivePlace }) {
  const now = useNow()
  const { isSeen, sentence } = liveStateOf(place, now)
  return (
    <Card className="panel" component="section" aria-label="Where families see it">
      <h2>Where families see it</h2>
      <p className={isSeen ? 'good' : undefined}>{sentence}</p>
      {place.note && <p className="quiet">{place.note}</p>}
      {isSeen ? (
        <>
          <LiveLink path={place.path} />
          <p className="quiet">
            A page that is already open shows changes once it is loaded again. If a content network keeps copies of our
            pages, it takes up to a minute.
          </p>
        </>
      ) : (
        <p className="quiet">
          It will be on <code>{place.path}</code>.
        </p>
      )}
    </Card>
  )
}
