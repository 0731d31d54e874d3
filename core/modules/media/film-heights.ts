// The heights at which smaller films are made, in pixels. It knows no zod.
export const FILM_HEIGHTS = [240, 480, 720] as const
/** For a family that saves data. */
export const SMALLEST_HEIGHT = 240
