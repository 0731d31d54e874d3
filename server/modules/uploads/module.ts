import { uploadsApi } from '#core/modules/uploads/api.ts'
import { routes } from '#server/platform/call.ts'
import { defineModule } from '#server/platform/module.ts'
import { ownedThings } from '#server/platform/access/points/owned-things.ts'
import { announceFile } from './announce-file.ts'
import { deleteSentAgainJob, deleteUnclaimedJob, removeFile, scanJob } from './delete-files.ts'
import { household } from './household.ts'
import { keepFile } from './keep-file.ts'
import { getFile } from './read-file.ts'
import { ownFile } from './own-file.ts'

export const uploads = defineModule({
  name: 'uploads',
  contributes: [ownedThings({ file: ownFile })],
  operations: routes(uploadsApi, {
    getPreSignedKey: announceFile,
    keepFile: (ctx, _, { file }) => keepFile(ctx, file),
    getFile: (ctx, { key }, { actor }) => getFile(ctx, actor, key),
    removeFile: (ctx, _, { file }) => removeFile(ctx, file),
  }),
  jobs: [deleteSentAgainJob, deleteUnclaimedJob, scanJob],
  household,
})
