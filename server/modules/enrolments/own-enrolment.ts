import type { Enrolment } from '#core/modules/enrolments/enrolment.ts'
import type { OwnedKind } from '#server/platform/access/points/owned-things.ts'
import { findEnrolment } from './store.ts'

declare module '#server/platform/access/points/owned-things.ts' {
  interface OwnedThings {
    readonly enrolment: Enrolment
  }
}

export const ownEnrolment: OwnedKind<Enrolment> = {
  find: ({ db, now }, id) => findEnrolment(db, id, now()),
  ownerOf: ({ userId }) => ({ learnerId: userId }),
  foreign: 'HIDDEN',
}
