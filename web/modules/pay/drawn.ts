/**
 * What the server alone draws (AsDrawn): the browser is not sent its code. An import at the top of a page would send it, used
 * or not.
 */
export const drawn = import.meta.env.SSR
  ? {
      ...(await import('#web/shell/account/learner-switch.tsx')),
      ...(await import('#web/ui/brand/kandil.tsx')),
      ...(await import('./drawn/ask-parent.tsx')),
      ...(await import('./drawn/line-words.tsx')),
      ...(await import('./drawn/message-strip.tsx')),
      ...(await import('./drawn/policy-line.tsx')),
      ...(await import('./drawn/questions.tsx')),
    }
  : undefined
