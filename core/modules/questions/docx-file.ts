// The limit of a Word document of questions, which the console checks before it sends one.
export const MOST_DOCX_BYTES = 180_000

/** The signs of so many bytes in Base64. */
export function base64Length(bytes: number): number {
  return Math.ceil(bytes / 3) * 4
}
