// The public PIN code API of postalpincode.in: GET /pincode/{pin} answers a list of one, its post offices within. That a code
// is unknown it says with status 200.
import { z } from 'zod'
import { createTransport } from '../transport.ts'
import type { PostalDirectory, PostalPlace } from './port.ts'

/** Nobody waits for it: a job asks at night. */
const ANSWER_MS = 8_000

const Office = z.object({
  Name: z.string(),
  BranchType: z.string(),
  Block: z.string().nullish(),
  District: z.string(),
})
type Office = z.infer<typeof Office>

const Answer = z.tuple([
  z.object({ Status: z.enum(['Success', 'Error', '404']), PostOffice: z.array(Office).nullable() }),
])

export function postalPincode(url: string): PostalDirectory {
  const transport = createTransport(url)
  return {
    async find(pin) {
      const path = `/pincode/${encodeURIComponent(pin)}`
      const { status, body } = await transport.send({
        method: 'GET',
        path,
        headers: { accept: 'application/json' },
        within: ANSWER_MS,
      })
      const parsed = Answer.safeParse(body)
      if (status !== 200 || !parsed.success) throw new Error(`the postal service answered ${status}, not as agreed`)
      return placeOf(parsed.data[0].PostOffice ?? [])
    },
  }
}

/** Where the most of its offices are: a code may reach over a border. */
function placeOf(offices: readonly Office[]): PostalPlace | undefined {
  const [first] = offices
  if (!first) return undefined
  const district = mostOf(offices.map(({ District }) => District)) ?? first.District
  const here = offices.filter(({ District }) => District === district)
  const head = here.find(({ BranchType }) => BranchType === 'Head Post Office')
  // A block is a town or a taluk; "NA" is theirs for none.
  const block = mostOf((head ? [head] : here).flatMap(({ Block }) => (Block && Block !== 'NA' ? [Block] : [])))
  return { city: block ?? district, district, postOffices: offices.map(({ Name }) => Name) }
}

function mostOf(names: readonly string[]): string | undefined {
  const [most] = [...Map.groupBy(names, (name) => name)].toSorted(([, a], [, b]) => b.length - a.length)
  return most?.[0]
}
