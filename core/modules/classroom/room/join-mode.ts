// The ways into a class. It knows no zod.
export const JOIN_MODES = ['ROOM', 'HLS', 'AI'] as const
export type JoinMode = (typeof JOIN_MODES)[number]
