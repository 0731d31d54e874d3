// How many SMS a text is. It knows no zod.

/** The signs of GSM 03.38; those of the second list count twice. */
const BASIC = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]$/
const EXTENDED = /^[\^{}\\[~\]|€]$/

export function isPlainSms(text: string): boolean {
  return [...text].every((sign) => BASIC.test(sign) || EXTENDED.test(sign))
}

/** 160 plain signs, or 70 of any script; joined parts lose some to what joins them: 153 and 67. */
export function smsPartsOf(text: string): number {
  const isPlain = isPlainSms(text)
  const length = isPlain ? [...text].reduce((sum, sign) => sum + (EXTENDED.test(sign) ? 2 : 1), 0) : text.length
  const [alone, joined] = isPlain ? [160, 153] : [70, 67]
  return length <= alone ? 1 : Math.ceil(length / joined)
}
