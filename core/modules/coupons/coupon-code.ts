// How codes are read and compared.
import { plainCode } from '#core/kernel/typed.ts'

/** "", "null" and "undefined" in any case are no code, and nothing is checked: commerce spec, section 5. */
export function isNoCode(code: string | null | undefined): boolean {
  return code === null || code === undefined || ['', 'null', 'undefined'].includes(plainCode(code).toLowerCase())
}

/** Codes with the same key are one code, however they are typed: decision P-04. The same in every locale. */
export function couponKey(code: string): string {
  return plainCode(code.normalize('NFKC')).toUpperCase()
}
