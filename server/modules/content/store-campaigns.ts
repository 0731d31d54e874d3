// SQL over campaign pages.
import { contentStaffApi } from '#core/modules/content/staff-api.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { WrittenSection } from '#core/modules/content/campaign.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Db } from '#server/platform/database/db.ts'
import { tableStore } from '#server/platform/resource/table.ts'

export interface ActiveCampaign {
  readonly slug: string
  readonly title: LocalisedText
  readonly description: LocalisedText
  readonly sections: readonly WrittenSection[]
  readonly startsAt: Instant
  readonly endsAt: Instant | null
}

/** Those that staff let be served, whether or not it is their time. */
export async function listActiveCampaigns(db: Db): Promise<ActiveCampaign[]> {
  const rows = await db.selectFrom('content.campaign').selectAll().where('entity_state', '=', 'ACTIVE').execute()
  return rows.map((row) => ({
    slug: row.slug,
    title: row.title as LocalisedText, // only localised texts are written to these columns
    description: row.description as LocalisedText, // likewise
    sections: row.sections as WrittenSection[], // only what the contract's schema let through
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }))
}

export const campaigns = tableStore(contentStaffApi.staffCampaigns, {
  table: 'content.campaign',
  search: ['slug', 'title', 'description'],
})
