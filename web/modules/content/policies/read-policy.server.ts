import { showDate } from '#core/kernel/time.ts'
import type { Page } from '#web/page/page.server.ts'
import type { PolicyTextData } from './policy-text.tsx'

export const KINDS = ['REFUND', 'PROMISE', 'TERMS', 'PRIVACY', 'EMI'] as const
export type PolicyKind = (typeof KINDS)[number]

/** Throws NOT_FOUND_ERROR where none is in force. */
export async function readPolicy({ api, lang }: Page, kind: PolicyKind, version?: string): Promise<PolicyTextData> {
  const policy = await api.content.getPolicy({ kind, lang, ...(version ? { version } : {}) })
  return { ...policy, since: showDate(policy.publishedAt, lang) }
}

/** Its versions, the one in force first. A reader of another version sees a notice. */
export async function readHistory({ api, lang }: Page, kind: PolicyKind) {
  const versions = await api.content.getPolicyVersions({ kind, lang })
  return versions.map(({ version, summary, publishedAt }) => ({ version, summary, since: showDate(publishedAt, lang) }))
}
