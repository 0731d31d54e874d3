// The staff resources of demos.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { DEMO_CATEGORIES } from '#core/modules/demos/category.ts'
import { demoStaffErrors as errors } from '#core/modules/demos/errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { demosStaffApi as api } from '#core/modules/demos/staff-api.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { waiting } from '#server/platform/resource/waiting.ts'
import { offeredIn, readWeek, slotsOf } from '../slots/read-slots.ts'
import { extend } from './extend.ts'
import { listFreeTeachers } from './list-free-teachers.ts'
import { cancelByStaff, forgive, markAttended, markMissed, moveByStaff, writeNote } from './actions.ts'
import { hasDayHours } from '../slots/store-categories.ts'
import { bookings, dayHours, landings, supply } from './store.ts'

export const demosWaiting = [
  waiting(api.staffDemoBookings, { label: 'Demos that nobody has joined', group: 'OPERATIONS', filter: { isLate: true } }), // prettier-ignore
  waiting(api.staffDemoBookings, { label: 'Demos whose parent waits for the note', group: 'OPERATIONS', filter: { isNoteDue: true } }), // prettier-ignore
]

/** The hours as they would be, before they are saved. */
async function simulate(ctx: Ctx, { id, ...changes }: InputOf<typeof api.staffDemoActions.simulate>) {
  const key = DEMO_CATEGORIES.find((each) => each === id)
  if (key === undefined) throw commonErrors.NOT_FOUND_ERROR()
  refuseHours(changes.weekdayHours, changes.weekendHours)
  const week = await readWeek(ctx, ctx.db, key, { changes: { ...changes, isOpen: true } })
  const { slotsBitString, weekStart } = slotsOf(ctx, week)
  const bookable = [...slotsBitString].filter((bit) => bit === '1').length
  return { slotsBitString, weekStart, offered: offeredIn(ctx, week), bookable }
}

function refuseHours(...lists: readonly (readonly number[] | undefined)[]): void {
  for (const hours of lists) if (hours && new Set(hours).size !== hours.length) throw errors.HOURS_ARE_WRONG()
}

export const demosStaff = [
  ...resourceOperations(api.staffDemoSupply, supply, {
    check: (_ctx, _tx, { fields }) => Promise.resolve(refuseHours(fields.weekdayHours, fields.weekendHours)),
  }),
  ...resourceOperations(api.staffDemoDays, dayHours, {
    kind: 'ddh',
    check: async (_ctx: Ctx, tx: Tx, { before, fields }) => {
      refuseHours(fields.hours)
      const { categoryKey, day } = fields
      if (!before && categoryKey && day && (await hasDayHours(tx, categoryKey, day))) throw errors.DAY_HAS_HOURS()
    },
    complete: (_ctx: Ctx, _tx: Tx, { fields, reason = '' }) => ({ ...fields, reason }),
  }),
  ...resourceOperations(api.staffDemoBookings, bookings),
  ...resourceOperations(api.staffDemoLandings, landings),
  ...routes(api.staffDemoActions, {
    simulate,
    markMissed,
    markAttended,
    forgive,
    listFreeTeachers,
    move: moveByStaff,
    extend,
    cancel: cancelByStaff,
    writeNote,
  }),
]
