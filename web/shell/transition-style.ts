/**
 * From one page to the next without a blink. In the page itself, before the stylesheet: Chromium asks for it at the first frame,
 * and where a stylesheet comes late (on a hydrated page, whose nonce keeps it out of the browser's memory) that frame comes
 * before the stylesheet's rules count, so the transition was given up with an error. Allowed by its hash, as the theme is.
 */
export const transitionStyle =
  '@view-transition{navigation:auto}@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}}'
