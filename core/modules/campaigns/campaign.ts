// A campaign: one offer to many households. Operations console, O35.
import { z } from 'zod'
import { Instant, inWords, line, OwnPath, Paise } from '#core/kernel/schemas.ts'
import { BoardKey, GradeNumber, LanguageKey, Localised } from '#core/taxonomy/schemas.ts'
import { NOTICE_CHANNELS } from '#core/taxonomy/notice.ts'
import { CAMPAIGN_STATUSES, ENROLMENT_FILTERS, OUTCOMES } from './campaign-terms.ts'

export const CampaignChannel = z.enum(NOTICE_CHANNELS)
export const CampaignStatus = z.enum(CAMPAIGN_STATUSES)

/** Households with a learner who matches all of these. An empty list means everybody. */
export const Audience = z.object({
  grades: z.array(GradeNumber).max(20),
  boards: z.array(BoardKey).max(20),
  stateCodes: z.array(z.string().regex(/^\d{2}$/, 'Use the two digits of the state.')).max(40),
  enrolment: inWords(z.enum(ENROLMENT_FILTERS), {
    ANY: 'All families',
    ENROLLED: 'Families with a course',
    NOT_ENROLLED: 'Families without a course',
  }),
  /** The courses that `enrolment` is about; none: any course. */
  bundleIds: z.array(line(64).min(1)).max(50),
})
export type Audience = z.infer<typeof Audience>

/** A placeholder of the template, and its text in each language. */
export const CampaignValue = z.object({
  name: z.string().regex(/^\w{1,30}$/, 'Use letters, digits and underscores.'),
  text: Localised,
})
export type CampaignValue = z.infer<typeof CampaignValue>

export const campaignFields = {
  name: line(120).min(1),
  /** The key of its templates. */
  type: z.string().regex(/^[a-z][a-z-]{0,39}$/, 'Use the key of a message template.'),
  values: z.array(CampaignValue).max(10),
  link: OwnPath,
  channels: z.array(CampaignChannel).min(1).max(NOTICE_CHANNELS.length),
  audience: Audience,
}

const Suppressed = z.object({ reason: z.enum(OUTCOMES), count: z.int() })

/** Counted without sending anything. */
export const DryRun = z.object({
  /** Households that match the filters. */
  matched: z.int(),
  /** Those of them that would get at least one message. */
  recipients: z.int(),
  messages: z.array(z.object({ channel: CampaignChannel, lang: LanguageKey, count: z.int() })),
  suppressed: z.array(Suppressed),
  cost: Paise,
})
export type DryRun = z.infer<typeof DryRun>

export const CampaignReport = z.object({
  matched: z.int(),
  recipients: z.int(),
  /** Recipients whose turn has not come. */
  waiting: z.int(),
  /** Households that get nothing, by the first reason that applies. */
  suppressed: z.array(Suppressed),
  channels: z.array(
    z.object({
      channel: CampaignChannel,
      /** Messages that have not left: in quiet hours, or on their way to the vendor. */
      planned: z.int(),
      sent: z.int(),
      delivered: z.int(),
      read: z.int(),
      failed: z.int(),
      /** Messages that were dropped at the moment of sending, by reason. */
      dropped: z.array(z.object({ reason: z.string(), count: z.int() })),
    }),
  ),
  startedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
})
export type CampaignReport = z.infer<typeof CampaignReport>
