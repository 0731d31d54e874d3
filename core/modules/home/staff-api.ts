// The home page, as staff edit it: its sections, the cards of the feed, offerings, pop-ups.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { Href, Instant, OwnPath } from '#core/kernel/schemas.ts'
import { GradeNumber, Localised } from '#core/taxonomy/schemas.ts'
import { AuthoredType } from './feed.ts'
import { Audience, EntityState, OFFERING_ICONS, PopupKind, PopupPage, SectionKey } from './home.ts'

const feature = 'content'
const rank = z.int().min(0).max(10_000)
const grades = z.array(GradeNumber).max(16)
const window = { startsAt: Instant.nullable(), endsAt: Instant.nullable() }

const section = { heading: Localised, subHeading: Localised.nullable(), rank, audience: Audience, entityState: EntityState } // prettier-ignore

const card = {
  type: AuthoredType,
  title: Localised,
  text: Localised.nullable(),
  media: OwnPath.nullable(),
  label: Localised,
  redirectionUrl: Href,
  /** When what it tells of begins. */
  at: Instant.nullable(),
  audience: Audience,
  grades,
  rank,
  ...window,
  entityState: EntityState,
}

const offering = { title: Localised, text: Localised, icon: z.enum(OFFERING_ICONS), redirectionUrl: Href, grades, rank, entityState: EntityState } // prettier-ignore

const popup = {
  kind: PopupKind,
  title: Localised,
  text: Localised,
  label: Localised,
  /** An offer's, and of no other kind. */
  redirectionUrl: OwnPath.nullable(),
  pages: z.array(PopupPage).min(1).max(6),
  audience: Audience,
  rank,
  startsAt: Instant,
  endsAt: Instant,
  entityState: EntityState,
}

export type NewCard = z.output<z.ZodObject<typeof card>>
export type NewOffering = z.output<z.ZodObject<typeof offering>>
export type NewPopup = z.output<z.ZodObject<typeof popup>>

const id = z.string()
const state = z.object({ entityState: EntityState.optional() })

export const homeStaffApi = {
  staffHomeSections: resource({
    name: 'home-sections',
    feature,
    record: z.object({ id, key: SectionKey, ...section }),
    filter: state,
    sort: ['rank', 'key'],
    update: z.object(section),
  }),
  staffFeedCards: resource({
    name: 'feed-cards',
    feature,
    record: z.object({ id, ...card }),
    filter: state.extend({ type: AuthoredType.optional(), audience: Audience.optional() }),
    sort: ['rank', 'startsAt', 'endsAt'],
    create: z.object(card),
    update: z.object(card),
    bulk: z.object({ entityState: EntityState.optional() }),
  }),
  staffOfferings: resource({
    name: 'offerings',
    feature,
    record: z.object({ id, ...offering }),
    filter: state,
    sort: ['rank'],
    create: z.object(offering),
    update: z.object(offering),
  }),
  staffPopups: resource({
    name: 'popups',
    feature,
    record: z.object({ id, ...popup, views: z.int(), loginClicks: z.int(), closeClicks: z.int() }),
    filter: state.extend({ kind: PopupKind.optional() }),
    sort: ['startsAt', 'rank'],
    newestFirst: true,
    create: z.object(popup),
    update: z.object(popup),
  }),
}
