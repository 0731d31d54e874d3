import { uploadsApi } from '#core/modules/uploads/api.ts'
import { routes } from '#server/platform/call.ts'
import { defineModule } from '#server/platform/module.ts'
import { announceFile } from './announce-file.ts'
import { deleteSentAgainJob, deleteUnclaimedJob, removeFile, scanJob } from './delete-files.ts'
import { household } from './household.ts'
import { keepFile } from './keep-file.ts'
import { getFile } from './read-file.ts'

export const uploads = defineModule({
  name: 'uploads',
  operations: routes(uploadsApi, {
    getPreSignedKey: announceFile,
    keepFile: (ctx, { key }, { actor }) => keepFile(ctx, actor, key),
    getFile: (ctx, { key }, { actor }) => getFile(ctx, actor, key),
    removeFile: (ctx, { key }, { actor }) => removeFile(ctx, actor, key),
  }),
  jobs: [deleteSentAgainJob, deleteUnclaimedJob, scanJob],
  household,
})
