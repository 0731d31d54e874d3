// Contact details in what a child writes to many.
const MASK = '•••'

/** Invisible characters, by which a number or an address could be cut. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

/** Ten digits and more in a row, in any script, with the usual signs between them. */
const PHONE = /\+?\p{Nd}(?:[\s().\-–]{0,3}\p{Nd}){9,}/gu
const MAIL = /[\p{L}\p{N}._%+-]+(?:@|\s*[[(]at[\])]\s*)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/giu
const ADDRESS = /(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:com|in|me|net|org|co|io|app|gg|ly|link)\b\S*/gi
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}._]{3,}/gu

/** Phone numbers, mail and web addresses and handles become "•••". */
export function maskContacts(text: string): string {
  const seen = text.replace(UNSEEN, '')
  return [MAIL, HANDLE, ADDRESS, PHONE].reduce((masked, pattern) => masked.replace(pattern, MASK), seen)
}
