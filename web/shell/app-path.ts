/** Pages of one family, which no search engine sees: their language may come from the last choice. */
export function isAppPath(path: string): boolean {
  return /^\/(login|me|pay|learn|onboarding)([/?]|$)/.test(path)
}
