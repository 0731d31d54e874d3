import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  ids: { noticeId: 'FAMILYS' },
  // A well-formed id that belongs to no family.
  known: async () => ({
    noticeId: 'ntc000000000000000000',
    endpoint: 'http://127.0.0.1:9/push/1',
    p256dh: 'BFU8LotJxzdsHQ-1va6zEK6lRg1Y9ZuditPBgZDJFo9QWYvDVOHX0DXr4xdx5T5_UXx5KsFqw53IpJieP6jwlfw',
    auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  }),
}
