// Everybody who has written what waits: none of them publishes a price that they wrote.
import { PersonName } from '../names/person.tsx'

/** "Usha Kulkarni, Leela Menon and Ravi Iyer". */
export function Authors({ ids }: { readonly ids: readonly string[] }) {
  return ids.map((id, i) => (
    <span key={id}>
      {i > 0 && (i === ids.length - 1 ? ' and ' : ', ')}
      <PersonName id={id} />
    </span>
  ))
}
