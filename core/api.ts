// Every endpoint of the API, group by group. A module's contract.ts exports its groups; contracts.ts has a line for each module.
import type { Client } from './kernel/client.ts'
import * as api from './contracts.ts'

export { api }

/** Called by this name: written out, its type is longer than a compiler will keep. */
export interface ApiClient extends Client<typeof api> {}
