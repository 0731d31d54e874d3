import type { OwnedKind } from '#server/platform/access/points/owned-things.ts'
import { findTicket, type StoredTicket } from './store.ts'

declare module '#server/platform/access/points/owned-things.ts' {
  interface OwnedThings {
    readonly ticket: StoredTicket
  }
}

export const ownTicket: OwnedKind<StoredTicket> = {
  find: ({ db }, id) => findTicket(db, id),
  ownerOf: ({ accountId }) => ({ accountId }),
  foreign: { audit: 'another household’s ticket' },
}
