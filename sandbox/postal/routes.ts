// The postal service's public directory: GET /postal/pincode/{pin}. It always answers with status 200.
import type { FastifyInstance } from 'fastify'
import { officesOf } from './offices.ts'

export function mountPostal(http: FastifyInstance): void {
  http.get('/postal/pincode/:pin', (request, reply) => {
    const { pin } = request.params as { pin: string } // the path has it
    const offices = officesOf(pin)
    if (!/^\d{6}$/.test(pin)) return reply.send([answer('The requested resource is not found', '404', null)])
    if (offices.length === 0) return reply.send([answer('No records found', 'Error', null)])
    return reply.send([answer(`Number of pincode(s) found:${offices.length}`, 'Success', offices)])
  })
}

function answer(Message: string, Status: 'Success' | 'Error' | '404', PostOffice: unknown) {
  return { Message, Status, PostOffice }
}
