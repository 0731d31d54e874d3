import { deviceOf } from '#core/modules/payments/platform.ts'
import type { Platform } from '#core/modules/payments/upi.ts'

/** What kind of device asks, by its browser's own word. */
export function platformOf({ headers }: Request): Platform {
  return deviceOf(headers.get('user-agent') ?? '').platform
}
