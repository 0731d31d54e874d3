// Articles as staff save them: every save renders the texts, checks them and makes the article a draft again.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { statusAfter } from '#core/modules/articles/article-status.ts'
import { articleErrors as errors } from '#core/modules/articles/errors.ts'
import { staffArticles as api, type NewArticle } from '#core/modules/articles/staff-api.ts'
import { replaceUses } from '#server/modules/media/index.ts'
import { drawingInTurn } from '#server/modules/questions/index.ts'
import type { Staff } from '#server/platform/access/actor.ts'
import { resourceOperations, type ResourceRules } from '#server/platform/resource/resource.ts'
import type { ResourceStore } from '#server/platform/resource/store.ts'
import { derivedFields, pictureIdsOf } from '../derived-fields.ts'
import { articles, type ArticleRecord } from './tables.ts'

/** The place where the pictures of a draft are used. */
const DRAFT = { resource: 'articles', field: 'draft', isFixed: false } as const

/** The articles as this member of staff writes them. */
function articlesOf({ staffId }: Staff): ResourceStore<ArticleRecord, Partial<NewArticle>> {
  return {
    ...articles,
    async insert(tx, id, fields, now) {
      const written = fields as NewArticle // the contract has checked a new one as a whole
      const derived = await derivedFields(tx, written)
      await articles.insert(tx, id, { ...written, ...derived, status: 'DRAFT', editors: [staffId] }, now)
      await replaceUses(tx, { ...DRAFT, id }, pictureIdsOf(written.blocks))
    },
    async update(tx, id, fields, now) {
      const before = await articles.find(tx, id, now)
      if (!before) throw commonErrors.NOT_FOUND_ERROR()
      const status = statusAfter(before.status, 'EDIT')
      if (!status) throw errors.ARTICLE_STEP_REFUSED({ status: before.status })
      const written = { ...before, ...fields }
      // Somebody else has checked all that is published. The list begins anew with the next edit.
      const editors = before.status === 'PUBLISHED' ? [] : before.editors
      const derived = await derivedFields(tx, written)
      await articles.update(
        tx,
        id,
        { ...fields, ...derived, status, editors: [...new Set([...editors, staffId])] },
        now,
      )
      await replaceUses(tx, { ...DRAFT, id }, pictureIdsOf(written.blocks))
    },
  }
}

const rules: ResourceRules<typeof api> = {
  kind: 'art',
  storeOf: (actor) => articlesOf(actor) as unknown as ResourceStore, // resourceOperations reads the fields by their names
}

export const articleOperations = drawingInTurn(resourceOperations(api, articles, rules as never))
