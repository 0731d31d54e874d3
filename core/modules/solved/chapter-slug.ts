// The part of an address that names a chapter. It knows no zod.

/** "Laws of Motion" is "laws-of-motion". Letters of other scripts stay, as browsers show them. */
export function chapterSlug(chapter: string): string {
  return chapter
    .toLowerCase()
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
}
