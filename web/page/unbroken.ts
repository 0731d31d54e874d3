/** A telephone number that stays on one line: its hyphens do not break. For showing only; `phoneAddress` makes the link. */
export function unbroken(phone: string): string {
  return phone.replaceAll('-', '\u2011')
}
