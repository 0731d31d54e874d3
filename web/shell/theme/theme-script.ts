/**
 * Before the first paint: the chosen colours, from their cookie. Cached pages carry it too, so it is allowed by its hash;
 * entry.server.tsx computes that from this very text.
 */
export const themeScript =
  '{const t=/(?:^|; )kandil-theme=(light|dark)/.exec(document.cookie);if(t)document.documentElement.dataset.theme=t[1]}'
