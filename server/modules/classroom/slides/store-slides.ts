// SQL over the slides of a class, and over its timer.
import { sql } from 'kysely'
import type { PictureType } from '#core/modules/media/limits.ts'
import type { Instant } from '#core/kernel/time.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { at } from '#server/platform/database/db-time.ts'

interface OfClass {
  readonly sessionId: string
}

interface OfSlide extends OfClass {
  readonly slideId: string
}

export interface KeptSlide {
  readonly id: string
  readonly no: number
  readonly key: string
  readonly type: PictureType
  readonly width: number
  readonly height: number
}

/** Answers false when the class has as many as it may. The class's row is locked: two at once have two numbers. */
export async function insertSlide(
  tx: Tx,
  { id, sessionId, now, most }: OfClass & { readonly id: string; readonly now: Instant; readonly most: number },
): Promise<boolean> {
  await tx.selectFrom('classroom.session').select('id').where('id', '=', sessionId).forUpdate().execute()
  const { numAffectedRows } = await sql`
    insert into classroom.slide (id, session_id, no, asked_at)
    select ${id}, ${sessionId}, coalesce(max(no), 0) + 1, ${at(now)} from classroom.slide where session_id = ${sessionId}
    having count(*) < ${most}`.execute(tx)
  return numAffectedRows === 1n
}

/** `key` is null until the file has arrived. */
export async function findSlide(
  db: Db,
  { sessionId, slideId }: OfSlide,
): Promise<{ readonly key: string | null } | undefined> {
  return db
    .selectFrom('classroom.slide')
    .select('key')
    .where('id', '=', slideId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
}

export async function updateKept(
  db: Db,
  { id, key, type, width, height, now }: Omit<KeptSlide, 'no'> & { readonly now: Instant },
): Promise<void> {
  await db
    .updateTable('classroom.slide')
    .set({ key, type, width, height, kept_at: at(now) })
    .where('id', '=', id)
    .where('kept_at', 'is', null)
    .execute()
}

/** The class no longer sees it either. */
export async function deleteSlide(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('classroom.slide').where('id', '=', id).execute()
}

function selectKept(db: Db) {
  return db
    .selectFrom('classroom.slide as s')
    .select(['s.id', 's.no', 's.key', 's.type', 's.width', 's.height'])
    .where('s.kept_at', 'is not', null)
    .$narrowType<KeptSlide>()
}

/** Those that have arrived, in their order. */
export async function listKept(db: Db, sessionId: string): Promise<KeptSlide[]> {
  return selectKept(db).where('s.session_id', '=', sessionId).orderBy('s.no').execute()
}

export async function insertShown(
  tx: Tx,
  { sessionId, slideId, now }: OfClass & { readonly slideId: string | null; readonly now: Instant },
): Promise<void> {
  await tx
    .insertInto('classroom.slide_shown')
    .values({ session_id: sessionId, slide_id: slideId, at: at(now) })
    .onConflict((conflict) => conflict.columns(['session_id', 'at']).doUpdateSet({ slide_id: slideId }))
    .execute()
}

/** The slide that the class sees. */
export async function findShown(db: Db, sessionId: string): Promise<KeptSlide | undefined> {
  return selectKept(db)
    .where('s.id', '=', (eb) =>
      eb
        .selectFrom('classroom.slide_shown as w')
        .select('w.slide_id')
        .where('w.session_id', '=', sessionId)
        .orderBy('w.at', 'desc')
        .limit(1),
    )
    .executeTakeFirst()
}

export interface SlideChange {
  /** Null: none was shown from then on. */
  readonly no: number | null
  readonly at: Instant
}

/** Which slides the class saw from when on, in their order. */
export async function listSlideChanges(db: Db, sessionId: string): Promise<SlideChange[]> {
  return db
    .selectFrom('classroom.slide_shown as w')
    .leftJoin('classroom.slide as s', 's.id', 'w.slide_id')
    .select(['s.no', 'w.at'])
    .where('w.session_id', '=', sessionId)
    .orderBy('w.at')
    .execute()
}

export async function updateTimer(tx: Tx, sessionId: string, endsAt: Instant | null): Promise<void> {
  await tx
    .updateTable('classroom.session')
    .set({ timer_ends_at: at(endsAt) })
    .where('id', '=', sessionId)
    .execute()
}

/** Slides of classes that ended before `till`, and files that were announced before it and never arrived. */
export async function listOldSlides(
  db: Db,
  { ended, announced }: { readonly ended: Instant; readonly announced: Instant },
  but: readonly string[],
): Promise<{ readonly id: string; readonly key: string | null }[]> {
  return db
    .selectFrom('classroom.slide as s')
    .innerJoin('classroom.session as c', 'c.id', 's.session_id')
    .select(['s.id', 's.key'])
    .where((eb) =>
      eb.or([
        eb('c.ends_at', '<', at(ended)),
        eb.and([eb('s.kept_at', 'is', null), eb('s.asked_at', '<', at(announced))]),
      ]),
    )
    .where('s.id', 'not in', ['', ...but])
    .orderBy('s.asked_at')
    .limit(500)
    .execute()
}
