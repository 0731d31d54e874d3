// One search over the records of the console: by number, name, order, bank reference, invoice, coupon, course or colleague. Each list
// answers only those who may read it, and hides what it hides there.
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { useCreatePath, useDataProvider, usePermissions, type DataProvider, type RaRecord } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { storedPhone } from '#core/taxonomy/phone.ts'
import { pageOf, type Screen } from '../../kit/screen-spec.ts'
import { screens } from '../areas.ts'
import { useRecentRecords, type RecentRecord } from './recent-records.ts'

interface Hit {
  readonly resource: string
  readonly id: string
  readonly page: 'edit' | 'show'
  readonly label: string
  readonly group: string
}

/** Where each list looks, in the order of the answers. */
const SOURCES = ['households', 'learners', 'orders', 'payment-attempts', 'refunds', 'invoices', 'credit-notes', 'tickets', 'leads', 'coupons', 'courses', 'members'] as const // prettier-ignore
const FEWEST_SIGNS = 3
const PAUSE_MS = 300
const OF_EACH = 4

/** No room for it in the bar. */
export const NARROW = '(width < 600px)'

const FIELD = 'search-all'

export function focusSearch(): void {
  document.getElementById(FIELD)?.focus()
}

export function Search() {
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const asked = words.trim()
  const recent = useRecentHits(isOpen && asked === '')
  const { found, isAsking } = useFound(asked)
  const isEmpty = asked === ''
  return (
    <Autocomplete
      id={FIELD}
      className="search-all"
      size="small"
      options={isEmpty ? recent : found}
      filterOptions={(all) => all}
      groupBy={({ group }) => group}
      getOptionKey={({ resource, id }) => `${resource}/${id}`}
      inputValue={words}
      value={null}
      blurOnSelect
      openOnFocus
      autoHighlight
      forcePopupIcon={false}
      loading={isAsking}
      open={isOpen && (isEmpty ? recent.length > 0 : asked.length >= FEWEST_SIGNS)}
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

/** The records that are found for these words, once the typing pauses. */
function useFound(asked: string): { readonly found: readonly Hit[]; readonly isAsking: boolean } {
  const { permissions = [] } = usePermissions<readonly string[]>()
  const dataProvider = useDataProvider()
  const [hits, setHits] = useState<{ readonly words: string; readonly found: readonly Hit[] }>()
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
  const isKnown = hits?.words === asked
  return { found: isKnown ? hits.found : [], isAsking: asked.length >= FEWEST_SIGNS && !isKnown }
}

/** The records that were opened last, by the names that they have now. Those that are gone or not for this member are left out. */
function useRecentHits(isShown: boolean): readonly Hit[] {
  const records = useRecentRecords()
  const dataProvider = useDataProvider()
  const [hits, setHits] = useState<readonly Hit[]>([])
  useEffect(() => {
    if (!isShown) return
    let isWanted = true
    void Promise.all(records.map((record) => readRecent(dataProvider, record))).then(
      (found) => isWanted && setHits(found.flat()),
    )
    return () => void (isWanted = false)
  }, [isShown, records, dataProvider])
  return hits
}

async function readRecent(from: DataProvider, { resource, id }: RecentRecord): Promise<readonly Hit[]> {
  const screen = screens.find(({ name }) => name === resource)
  if (!screen) return []
  const read = await from.getOne<RaRecord<string>>(resource, { id }).catch(() => undefined)
  return read ? [{ ...hitOf(screen, read.data), group: 'Opened last' }] : []
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
