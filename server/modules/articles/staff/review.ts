// The way of an article through review: operations console, O32. Nobody approves an article that they edited.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { isBefore, type Instant } from '#core/kernel/time.ts'
import { statusAfter, type ArticleStep } from '#core/modules/articles/article-status.ts'
import { articleErrors as errors } from '#core/modules/articles/errors.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { writing } from '#server/platform/resource/resource.ts'
import type { Row } from '#server/platform/resource/store.ts'
import { deleteEdition, setReviewed } from '../store.ts'
import { publish, publishArticleJob } from './publish.ts'
import { articles, type ArticleRecord } from './tables.ts'

interface StepInput {
  readonly id: string
  readonly version: string
  readonly note?: string | undefined
  readonly publishAt?: Instant | undefined
}
type StaffStep = Exclude<ArticleStep, 'EDIT' | 'PUBLISH'>
type Article = Row<ArticleRecord>

/** Throws NOT_FOUND_ERROR, STALE_VERSION, ARTICLE_STEP_REFUSED; ARTICLE_NOT_READY, OWN_ARTICLE and ALREADY_EXISTS of an approval. */
export async function takeStep(ctx: Ctx, actor: Staff, step: StaffStep, input: StepInput) {
  const { id, version, note } = input
  return writing(ctx, async (tx) => {
    await articles.lock(tx, id)
    const before = await articles.find(tx, id, ctx.now())
    if (!before) throw commonErrors.NOT_FOUND_ERROR()
    if (before.version !== version) throw resourceErrors.STALE_VERSION()
    const status = statusAfter(before.status, step)
    if (!status) throw errors.ARTICLE_STEP_REFUSED({ status: before.status })
    if (step === 'SUBMIT' && before.problems.length > 0) throw errors.ARTICLE_NOT_READY()
    await articles.update(tx, id, { status, reviewNote: note ?? '', ...fieldsOf(ctx, step, input) }, ctx.now())
    await follow[step]?.(ctx, tx, actor, before)
    const after = await articles.find(tx, id, ctx.now())
    if (!after) throw commonErrors.NOT_FOUND_ERROR()
    const detail = { before: { status: before.status }, after: { status: after.status, publishAt: after.publishAt }, reason: note } // prettier-ignore
    await audit(ctx, tx, { actor, action: `articles.${step.toLowerCase()}`, subject: `articles/${id}`, detail })
    return after
  })
}

function fieldsOf(ctx: Ctx, step: StaffStep, { publishAt }: StepInput) {
  if (step === 'APPROVE') return { publishAt: publishAt ?? ctx.now(), reviewedAt: ctx.now() }
  if (step === 'CONFIRM') return { reviewedAt: ctx.now() }
  return step === 'ARCHIVE' ? { isPublic: false } : {}
}

const follow: { readonly [S in StaffStep]?: (ctx: Ctx, tx: Tx, actor: Staff, article: Article) => Promise<void> } = {
  async APPROVE(ctx, tx, { staffId }, { id, editors, problems }) {
    if (editors.includes(staffId)) throw errors.OWN_ARTICLE()
    if (problems.length > 0) throw errors.ARTICLE_NOT_READY()
    const approved = await articles.find(tx, id, ctx.now())
    if (!approved?.publishAt) throw commonErrors.NOT_FOUND_ERROR()
    if (isBefore(ctx.now(), approved.publishAt))
      await ctx.enqueue(tx, publishArticleJob, { id }, { at: approved.publishAt, key: `articles.publish ${id}` })
    else await publish(ctx, tx, approved)
  },
  CONFIRM: (ctx, tx, _, { id }) => setReviewed(tx, id, ctx.now()),
  ARCHIVE: (_ctx, tx, _, { id }) => deleteEdition(tx, id),
}
