import type { CallOf } from '#server/platform/call.ts'
import type { Endpoint } from '#core/kernel/endpoint.ts'
import type { CodeRequester } from './codes.ts'

type Call = Pick<CallOf<Endpoint>, 'address' | 'device' | 'actor'>

/** The browser only, for codes that anyone may ask for. */
export function browserOf({ address, device }: Pick<Call, 'address' | 'device'>): CodeRequester {
  return { address, device: device() }
}

/** The browser, and the account when somebody is logged in. */
export function requesterOf(call: Call): CodeRequester {
  return { ...browserOf(call), accountId: call.actor.kind === 'household' ? call.actor.accountId : undefined }
}
