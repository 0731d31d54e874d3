import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Chip } from '#web/ui/controls/chip.tsx'
import type { OpenEmi } from './emi.server.ts'

type Issuer = OpenEmi['issuers'][number]

/** Cards first, then lenders. Those whose minimum is not met stay in sight, with what is missing. */
export function Issuers({ issuers }: { issuers: readonly Issuer[] }) {
  const groups = [
    { kind: 'CREDIT', title: <Trans>Credit cards</Trans> },
    { kind: 'DEBIT', title: <Trans>Debit cards</Trans> },
    { kind: 'CARDLESS', title: <Trans>Without a card</Trans> },
  ] as const
  return groups.map(({ kind, title }) => {
    const own = issuers.filter((each) => each.kind === kind)
    return own.length > 0 && <Group key={kind} title={title} issuers={own} />
  })
}

function Group({ title, issuers }: { title: ReactNode; issuers: readonly Issuer[] }) {
  const lending = issuers.filter(({ isDown, missing }) => !isDown && missing === null)
  const others = issuers.filter((each) => !lending.includes(each))
  return (
    <section className="grid gap-2">
      <h2 className="text-h4">{title}</h2>
      {lending.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {lending.map(({ name, isChosen, to }) => (
            <Chip key={name} to={to} isCurrent={isChosen}>
              {name}
            </Chip>
          ))}
        </div>
      )}
      {others.length > 0 && (
        <ul className="text-sm text-ink-3">
          {others.map(({ name, isDown, missing }) => (
            <li key={name}>
              {name}: {isDown ? <Trans>not working now</Trans> : <Trans>{missing} more is needed</Trans>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
