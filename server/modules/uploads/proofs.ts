import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: [
    // A file that has been sent.
    'uploads.keepFile',
    'uploads.getFile',
    'uploads.removeFile',
  ],
  ids: { key: 'FAMILYS' },
  // A well-formed key that belongs to no family.
  known: async () => ({
    key: 'fil000000000000000000',
    filename: 'photo.jpg',
    contentType: 'image/jpeg',
    action: 'UPLOAD',
    contentLength: 5,
  }),
}
