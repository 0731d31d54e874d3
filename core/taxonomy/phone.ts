// Indian mobile numbers: one household is one number, however it is typed.

/** Digits of the Indic scripts as ASCII: each of their blocks holds its ten digits at offset 0x66 to 0x6f. */
function toAscii(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    const value = (point & 0x7f) - 0x66
    return point >= 0x900 && point < 0xe00 && value >= 0 && value <= 9 ? String(value) : digit
  })
}

/** The number as +91 and ten digits; undefined when it is not an Indian mobile number. */
export function normalisePhone(text: string): string | undefined {
  const digits = toAscii(text).replace(/[\s\-().]/g, '')
  const match = /^(?:\+?91|0)?([6-9]\d{9})$/.exec(digits)
  return match ? `+91${match[1]}` : undefined
}

/** "+91 98765 43210". */
export function showPhone(e164: string): string {
  return `${e164.slice(0, 3)} ${e164.slice(3, 8)} ${e164.slice(8)}`
}

/** "+91 •••••• 3210": enough to recognise one's own number by. */
export function maskPhone(e164: string): string {
  return `${e164.slice(0, 3)} •••••• ${e164.slice(-4)}`
}
