/**
 * What the server alone draws (AsDrawn): the browser is not sent its code. An import at the top of a page would send it, used
 * or not.
 */
export const drawn = import.meta.env.SSR
  ? {
      ...(await import('#web/shell/account/learner-switch.tsx')),
      ...(await import('#web/ui/brand/kandil.tsx')),
      ...(await import('./ask-parent.tsx')),
      ...(await import('./message-strip.tsx')),
      ...(await import('./policy-line.tsx')),
      ...(await import('./questions.tsx')),
    }
  : undefined
