import type { CallOf } from '#server/platform/call.ts'
import type { Endpoint } from '#core/kernel/endpoint.ts'

/** The requester of a code, who is also the only one who may answer it: a browser, or a logged-in account. */
export interface CodeRequester {
  readonly address: string
  readonly device: string
  readonly accountId?: string | undefined
}

type Call = Pick<CallOf<Endpoint>, 'address' | 'device' | 'actor'>

/** The browser only, for codes that anyone may ask for. */
export function browserOf({ address, device }: Pick<Call, 'address' | 'device'>): CodeRequester {
  return { address, device: device() }
}

/** The browser, and the account when somebody is logged in. */
export function requesterOf(call: Call): CodeRequester {
  return { ...browserOf(call), accountId: call.actor.kind === 'household' ? call.actor.accountId : undefined }
}

/** The names under which a code may have been asked for. */
export function marksOf({ device, accountId }: CodeRequester): string[] {
  return accountId === undefined ? [device] : [device, accountId]
}
