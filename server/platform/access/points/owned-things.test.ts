import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#core/kernel/endpoint.ts'
import { gather } from '#server/platform/points/point.ts'
import { ownedThings, refuseUnowned } from './owned-things.ts'

const ticket = { find: async () => ({ accountId: 'acc1' }), ownerOf: () => null }
const contributions = gather([{ name: 'tickets', contributes: [ownedThings({ ticket } as never)] }], [ownedThings])
const own = { method: 'GET', path: '/tickets/:id', summary: 'Get a ticket', response: z.object({}) } as const
const params = z.object({ id: z.string() })

it.each([
  ['a kind that no module finds', { ...own, access: 'household', params, owns: { letter: 'id' } }],
  ['a field that it does not take', { ...own, access: 'household', params, owns: { ticket: 'ticketId' } }],
  ['a field that may be left out', { ...own, access: 'household', query: params.partial(), owns: { ticket: 'id' } }],
  ['a thing of visitors', { ...own, access: 'anyone', params, owns: { ticket: 'id' } }],
  ['a learner without a field for one', { ...own, access: 'learner', params }],
] as const)('the server does not start when an endpoint declares %s', (_, wrong) => {
  expect(() => refuseUnowned({ contributions }, [endpoint(wrong)])).toThrow('/tickets/:id')
})

it('the server starts when each declared thing is found', () => {
  const right = { ...own, access: 'learner', params, query: z.object({ userId: z.string().optional() }) } as const
  expect(() => refuseUnowned({ contributions }, [endpoint({ ...right, owns: { ticket: 'id' } })])).not.toThrow()
})
