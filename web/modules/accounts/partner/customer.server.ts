import { codeOf } from '#core/kernel/error.ts'
import type { Page } from '#web/page/page.server.ts'

/** The customer and the partner's token, as the partner's link brings them. */
export function customerIn(url: URL) {
  return { hashSid: url.searchParams.get('hashSid') ?? '', token: url.searchParams.get('token') ?? '' }
}

/** False for a link that is over or was used, or that the partner has not signed. */
export async function checkCustomer({ api, url }: Page): Promise<boolean> {
  try {
    await api.partners.getTataSkyUser(customerIn(url))
    return true
  } catch (error) {
    if (codeOf(error) === 'PARTNER_TOKEN_INVALID' || codeOf(error) === 'INVALID_INPUT') return false
    throw error
  }
}
