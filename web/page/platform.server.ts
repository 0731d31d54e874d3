import { deviceOf } from '#core/modules/payments/platform.ts'
import type { Platform } from '#core/modules/payments/upi.ts'

/** The kind of device, by the user agent. */
export function platformOf({ headers }: Request): Platform {
  return deviceOf(headers.get('user-agent') ?? '').platform
}
