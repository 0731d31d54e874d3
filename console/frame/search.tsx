// One search over the records of the console: by number, name, order, bank reference, invoice, coupon, course or colleague. Each list
// answers only those who may read it, and hides what it hides there.
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { useCreatePath, useDataProvider, usePermissions, type DataProvider, type RaRecord } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { storedPhone } from '#core/taxonomy/phone.ts'
import { pageOf, type Screen } from '../kit/screen-spec.ts'
import { screens } from './areas.ts'

interface Hit {
  readonly resource: string
  readonly id: string
  readonly page: 'edit' | 'show'
  readonly label: string
  readonly group: string
}

/** Where each list looks, in the order of the answers. */
const SOURCES = ['households', 'learners', 'orders', 'payment-attempts', 'refunds', 'invoices', 'credit-notes', 'tickets', 'coupons', 'courses', 'members'] as const // prettier-ignore
const FEWEST_SIGNS = 3
const PAUSE_MS = 300
const OF_EACH = 4

/** No room for it in the bar. */
export const NARROW = '(width < 600px)'

export function Search() {
  const { permissions = [] } = usePermissions<readonly string[]>()
  const dataProvider = useDataProvider()
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [hits, setHits] = useState<{ readonly words: string; readonly found: readonly Hit[] }>()
  const asked = words.trim()
  const isAsking = asked.length >= FEWEST_SIGNS && hits?.words !== asked
  useEffect(() => {
    if (asked.length < FEWEST_SIGNS) return
    let isWanted = true
    const timer = setTimeout(() => {
      void findEverywhere(dataProvider, permissions, asked).then(
        (found) => isWanted && setHits({ words: asked, found }),
      )
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [asked, dataProvider, permissions])

  return (
    <Autocomplete
      id="search-all"
      className="search-all"
      size="small"
      options={hits?.words === asked ? hits.found : []}
      filterOptions={(found) => found}
      groupBy={({ group }) => group}
      getOptionKey={({ resource, id }) => `${resource}/${id}`}
      inputValue={words}
      value={null}
      blurOnSelect
      autoHighlight
      forcePopupIcon={false}
      loading={isAsking}
      open={isOpen && asked.length >= FEWEST_SIGNS}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      noOptionsText="Nothing has this number, name or text."
      onInputChange={(_, text, cause) => setWords(cause === 'input' ? text : '')}
      onChange={(_, hit) => hit && void navigate(createPath({ resource: hit.resource, id: hit.id, type: hit.page }))}
      renderInput={(input) => (
        <TextField
          {...input}
          label=""
          placeholder="Search everything ( / )"
          slotProps={{
            ...input.slotProps,
            htmlInput: { ...input.slotProps.htmlInput, 'aria-label': 'Search everything' },
          }}
        />
      )}
    />
  )
}

async function findEverywhere(
  from: DataProvider,
  permissions: readonly string[],
  words: string,
): Promise<readonly Hit[]> {
  const phone = storedPhone(words)
  const readable = SOURCES.flatMap((name) =>
    screens.filter((screen) => screen.name === name && permissions.includes(`${screen.feature}.view`)),
  )
  const found = await Promise.all(
    readable.map(async (screen) => {
      const { name, sort } = screen
      const filter = name === 'households' && phone ? { phone } : { q: words }
      const { data } = await from
        .getList<RaRecord<string>>(name, { filter, sort, pagination: { page: 1, perPage: OF_EACH } })
        .catch(() => ({ data: [] }))
      return data.map((record) => hitOf(screen, record))
    }),
  )
  return found.flat()
}

function hitOf(screen: Screen, record: RaRecord<string>): Hit {
  const label = screen.asText(record) || record.id
  // An attempt has no page: its order has it all.
  if (screen.name === 'payment-attempts')
    return { resource: 'orders', id: String(record['orderId']), page: 'show', label, group: screen.label }
  return { resource: screen.name, id: record.id, page: pageOf(screen) ?? 'show', label, group: screen.label }
}
