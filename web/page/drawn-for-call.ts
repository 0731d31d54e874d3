/**
 * Names the learner whose page this is, for a call of the API by the page's own script. Another tab may have chosen another
 * learner meanwhile, for whom a call that names nobody would act. Empty for who is no family.
 */
export function drawnForCall(): { readonly userId?: string } {
  const userId = document.documentElement.dataset['learner']
  return userId === undefined ? {} : { userId }
}

/** The same for an address that is read. */
export function withDrawnForCall(path: string): string {
  const { userId } = drawnForCall()
  return userId === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}userId=${encodeURIComponent(userId)}`
}
