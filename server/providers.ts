// Picks a vendor for each thing we need from outside. Only this file names vendors.
import type { Clock } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Config } from './config.ts'

export type Providers = Pick<Ctx, 'gateway' | 'sms' | 'whatsapp' | 'mail'>

export function createProviders(config: Config, now: Clock): Providers {
  void config
  void now
  return {} as Providers // wip
}
