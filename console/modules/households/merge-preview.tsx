import { showMoney } from '#core/kernel/money.ts'
import type { MergePreview as Preview } from '#core/modules/support/staff-api.ts'

type Side = Preview['from']

const ROWS: readonly (readonly [label: string, of: (side: Side) => string | number])[] = [
  ['Number', ({ phone }) => phone],
  ['Learners', ({ learners }) => learners.join(', ') || 'none'],
  ['Guardian of others', ({ guardianOf }) => guardianOf],
  ['Courses', ({ enrolments }) => enrolments],
  ['Orders', ({ orders }) => orders],
  ['In instalments', ({ instalmentPlans }) => instalmentPlans],
  ['Consents', ({ consents }) => consents],
  ['Addresses', ({ addresses }) => addresses],
  ['Wallet, paid in', ({ wallet }) => showMoney(wallet.purchased)],
  ['Wallet, given by us', ({ wallet }) => showMoney(wallet.granted)],
  ['Wallet, kept back', ({ wallet }) => showMoney(wallet.held)],
]

/** The two households next to each other, and the conflicts that block a merge. */
export function MergePreview({ from, into, conflicts, cardsLeftBehind }: Preview) {
  return (
    <div role="status">
      <table className="matrix">
        <thead>
          <tr>
            <td />
            <th scope="col">Goes</th>
            <th scope="col">Stays</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([label, of]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{of(from)}</td>
              <td>{of(into)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {conflicts.map(({ kind, stops, text }) => (
          <li key={kind} className={stops ? 'problem' : ''}>
            {stops && <strong>Blocks the merge: </strong>}
            {text}
          </li>
        ))}
        {cardsLeftBehind !== 0 && <li>{cardsText(cardsLeftBehind)}</li>}
      </ul>
    </div>
  )
}

function cardsText(count: number | null): string {
  if (count === 1)
    return 'The card it has saved at the gateway stays with the household that goes: the family saves it anew.'
  const which = count === null ? 'Cards it may have' : `The ${count} cards it has`
  return `${which} saved at the gateway stay with the household that goes: the family saves them anew.`
}
