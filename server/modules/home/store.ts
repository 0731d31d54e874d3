// SQL over what staff author for the home page. Everything here is kept in the process until it changes.
import type { z } from 'zod'
import type { Instant } from '#core/kernel/time.ts'
import type { Audience } from '#core/modules/home/audience.ts'
import { AuthoredType } from '#core/modules/home/feed.ts'
import { Offering, PopupId, PopupKind, type PopupPage, SectionKey } from '#core/modules/home/home.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { Db } from '#server/platform/database/db.ts'

export type AuthoredCard = Awaited<ReturnType<typeof listCards>>[number]
export type AuthoredPopup = Awaited<ReturnType<typeof listPopups>>[number]

export async function listSections(db: Db) {
  const rows = await db.selectFrom('home.section').selectAll().where('entity_state', '=', 'ACTIVE').orderBy('rank').orderBy('key').execute() // prettier-ignore
  return rows.map((row) => ({
    key: SectionKey.parse(row.key),
    heading: text(row.heading),
    subHeading: textOrNull(row.sub_heading),
    rank: row.rank,
    audience: audience(row.audience),
  }))
}

export async function listCards(db: Db) {
  const rows = await db.selectFrom('home.card').selectAll().where('entity_state', '=', 'ACTIVE').execute()
  return rows.map((row) => ({
    id: row.id,
    type: AuthoredType.parse(row.type),
    title: text(row.title),
    text: textOrNull(row.text),
    media: row.media,
    label: text(row.label),
    redirectionUrl: row.redirection_url,
    at: row.at,
    audience: audience(row.audience),
    grades: row.grades,
    rank: row.rank,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    publishedAt: row.published_at,
  }))
}

/** Lists the offerings by rank. */
export async function listOfferings(db: Db) {
  const rows = await db.selectFrom('home.offering').selectAll().where('entity_state', '=', 'ACTIVE').orderBy('rank').orderBy('id').execute() // prettier-ignore
  return rows.map((row) => ({
    id: Offering.shape.id.parse(row.id),
    title: text(row.title),
    text: text(row.text),
    icon: Offering.shape.icon.parse(row.icon),
    redirectionUrl: row.redirection_url,
    grades: row.grades,
    rank: row.rank,
  }))
}

export async function listPopups(db: Db) {
  const rows = await db.selectFrom('home.popup').selectAll().where('entity_state', '=', 'ACTIVE').orderBy('rank').orderBy('id').execute() // prettier-ignore
  return rows.map((row) => ({
    id: PopupId.parse(row.id),
    kind: PopupKind.parse(row.kind),
    title: text(row.title),
    text: text(row.text),
    label: text(row.label),
    redirectionUrl: row.redirection_url,
    pages: row.pages as z.infer<typeof PopupPage>[], // checked by the table
    audience: audience(row.audience),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }))
}

/** A condition: the current time is between the first moment, if there is one, and the last. */
export function isOn(
  { startsAt, endsAt }: { startsAt: Instant | null; endsAt: Instant | null },
  now: Instant,
): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)
}

function text(value: unknown): LocalisedText {
  return value as LocalisedText // only localised texts are written to these columns
}

function textOrNull(value: unknown): LocalisedText | null {
  return value === null ? null : text(value)
}

function audience(value: string): Audience {
  return value as Audience // checked by the table
}
