import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: [
    'staffCredentials.makeRecoveryCodes',
    'staffCredentials.resetPassword',
    'staffLogin.acceptInvitation',
    'staffLogin.logIn',
    'staffLogin.openInvitation',
    'staffTeaching.logInToTeach',
    'staffPasskeys.addPasskey',
    'staffPasskeys.askNewPasskey',
    'staffPasskeys.logInByPasskey',
    'staffPasskeys.removePasskey',
    'staffPasskeys.teachByPasskey',
    // A draft, for a person who may view it.
    'staffPreviews.openPreview',
    // The view of a list, for a person who may open that list.
    'staffSharedViews.changeSharedView',
    'staffSharedViews.listSharedViews',
    'staffSharedViews.removeSharedView',
    'staffSharedViews.shareView',
  ],
}
