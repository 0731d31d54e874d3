import { mediaStaffApi as api } from '#core/modules/media/staff-api.ts'
import { routes } from '#server/platform/call.ts'
import { defineModule } from '#server/platform/module.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { deleteFileJob, deleteIncomingJob, deleteUploadsJob } from './delete-files.ts'
import { askUpload, keepUpload } from './keep-upload.ts'
import { deleteReplacedJob } from './replacement.ts'
import { removePicture } from './remove-picture.ts'
import { listFolders, pictureRows } from './store.ts'

export const media = defineModule({
  name: 'media',
  operations: [
    ...resourceOperations(api.staffPictures, pictureRows),
    ...routes(api.staffPictureFolders, { listFolders: ({ staffDb }) => listFolders(staffDb) }),
    ...routes(api.staffUploads, {
      askUpload,
      keepUpload,
      async removePicture(ctx, removing, { actor }) {
        await removePicture(ctx, actor, removing)
        return { isRemoved: true as const }
      },
    }),
  ],
  jobs: [deleteFileJob, deleteIncomingJob, deleteReplacedJob, deleteUploadsJob],
})
