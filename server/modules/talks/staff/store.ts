// The tables of talks, as staff read and write them.
import { sql } from 'kysely'
import { z } from 'zod'
import { talksStaffApi as api } from '#core/modules/talks/staff-api.ts'
import { tableStore } from '#server/platform/resource/table.ts'

const tally = (what: string) => sql.raw(`(select ${what} from talks.tally t where t.webinar_id = talk.webinar_id)`)

export const talks = tableStore(api.staffTalks, {
  table: 'talks.talk',
  computed: {
    waiting: sql`coalesce(${tally('waiting')}, 0)`,
    ratings: sql`coalesce(${tally('ratings')}, 0)`,
    rating: tally('round(rating_sum::numeric / nullif(ratings, 0), 1)::float8'),
  },
  hidden: { isDemo: z.boolean() },
  search: ['speakerName'],
})

export const questions = tableStore(api.staffTalkQuestions, {
  table: 'talks.question',
  hidden: { isDemo: z.boolean() },
  search: ['text'],
})

export const feedback = tableStore(api.staffTalkFeedback, { table: 'talks.feedback', search: ['text'] })

export const helpline = tableStore(api.staffTalkHelpline, { table: 'talks.helpline' })
