// Signs that a paper with integrity SIGNALS notes. Staff read them; nothing follows from them by itself. It knows no zod.

export const SIGNAL_KINDS = [
  'TAB_HIDDEN',
  'TAB_SHOWN',
  'FULLSCREEN_LEFT',
  'PASTE',
  'RESIZE',
  'DEVICE_TAKEN_OVER',
] as const
export type SignalKind = (typeof SIGNAL_KINDS)[number]

export function isSignalKind(kind: string): kind is SignalKind {
  return SIGNAL_KINDS.some((each) => each === kind)
}
