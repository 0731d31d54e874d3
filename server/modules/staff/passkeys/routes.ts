import { z } from 'zod'
import { passkeyApi } from '#core/modules/staff/passkey-api.ts'
import { routes } from '#server/platform/call.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { askPasskey, logInByPasskey, teachByPasskey } from './log-in.ts'
import { addPasskey, askNewPasskey, removePasskey } from './manage-passkeys.ts'
import { deleteChallenges, listPasskeys } from './store.ts'

export const passkeyOperations = routes(passkeyApi, {
  askPasskey: (ctx, _, caller) => askPasskey(ctx, caller),
  logInByPasskey: (ctx, { assertion }, caller) => logInByPasskey(ctx, caller, assertion),
  teachByPasskey: (ctx, { assertion }, caller) => teachByPasskey(ctx, caller, assertion),
  askNewPasskey: (ctx, { code }, call) => askNewPasskey(ctx, call, code),
  addPasskey: (ctx, { name, attestation }, call) => addPasskey(ctx, call, { name, attestation }),
  listPasskeys: (ctx, _, { actor }) => listPasskeys(ctx.db, actor.staffId),
  removePasskey: (ctx, { passkeyId }, { actor }) => removePasskey(ctx, actor, passkeyId),
})

export const tidyChallengesJob = job({
  name: 'staff.tidy-challenges',
  payload: z.unknown(),
  cron: '45 20 * * *', // 02:15 IST
  run: ({ db, now }) => deleteChallenges(db, now()),
})
