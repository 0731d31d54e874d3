import type { MarkName } from './mark.tsx'

const apps: Readonly<Record<string, MarkName>> = { gpay: 'gpay', phonepe: 'phonepe', paytm: 'paytm' }
const banks: Readonly<Record<string, MarkName>> = {
  NB_SBI: 'sbi',
  NB_HDFC: 'hdfc',
  NB_ICICI: 'icici',
  NB_AXIS: 'axis',
  NB_KOTAK: 'kotak',
}

export function appMark(key: string): MarkName | undefined {
  return apps[key]
}

export function bankMark(code: string): MarkName | undefined {
  return banks[code]
}
