import type { ModuleProofs } from '#server/platform/module-proofs.ts'

export const proofs: ModuleProofs = {
  needsASecret: [
    'staffLogin.acceptInvitation',
    'staffLogin.logIn',
    'staffLogin.openInvitation',
    'staffPasskeys.addPasskey',
    'staffPasskeys.askNewPasskey',
    'staffPasskeys.logInByPasskey',
    'staffPasskeys.removePasskey',
    // Of something that is being written, by who may view that.
    'staffPreviews.openPreview',
  ],
}
