// The sums of a list over all rows that match, not only those of the page.
import { useEffect, useState } from 'react'
import { useListContext } from 'react-admin'
import { showMoney, toPaise } from '#core/kernel/money.ts'
import { infoOf, type ResourceName } from '../../frame/contract.ts'
import { readSums, type ListMeta } from '../../frame/data-provider.ts'
import { nameOfField } from './narrow-list.ts'

interface Props {
  /** The fields by the names of their columns. */
  readonly labels: ReadonlyMap<string, string>
}

export function ListSums({ labels }: Props) {
  const { resource, filterValues, total = 0, data, meta } = useListContext()
  const [sums, setSums] = useState<Readonly<Record<string, number>>>()
  const { sums: fields } = infoOf(resource as ResourceName)
  // Everything that ever was is not summed up: it would be slow, and says little.
  const isEndless = (meta as ListMeta | undefined)?.isCapped === true && !filterValues['days']
  const hasSums = fields !== undefined && data !== undefined && !isEndless
  const filter = JSON.stringify(filterValues)
  useEffect(() => {
    if (!hasSums) return
    let isWanted = true
    readSums(resource, JSON.parse(filter) as object).then(
      (found) => isWanted && setSums(found),
      () => isWanted && setSums(undefined),
    )
    return () => void (isWanted = false)
    // Rows that were read again may have changed.
  }, [hasSums, resource, filter, data])
  if (fields && isEndless) return <p className="list-sums quiet">Choose days to see the sums.</p>
  if (!sums || !hasSums || total === 0) return null
  return (
    <dl className="list-sums" aria-label="Sums of all rows that match">
      {Object.entries(sums).map(([field, sum]) => (
        <div key={field}>
          <dt>{labels.get(field) ?? nameOfField(field)}, all rows</dt>
          <dd className="money">{showMoney(toPaise(sum))}</dd>
        </div>
      ))}
    </dl>
  )
}
