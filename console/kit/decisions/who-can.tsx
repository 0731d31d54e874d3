// The second persons who may publish what somebody else has written.
import { PersonName } from '../names/person.tsx'

export function WhoCan({ publishers }: { readonly publishers: readonly string[] }) {
  if (publishers.length === 0) return <p>Nobody else can publish this yet. Invite a second person who may approve.</p>
  return (
    <div>
      <p>A second person publishes this. These can:</p>
      <ul>
        {publishers.map((id) => (
          <li key={id}>
            <PersonName id={id} />
          </li>
        ))}
      </ul>
    </div>
  )
}
