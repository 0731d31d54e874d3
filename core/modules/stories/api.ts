import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { queryInt } from '#core/kernel/schemas.ts'
import { answerLanguage, LanguageKey, QueryGrade, TargetKey } from '#core/taxonomy/schemas.ts'
import { REQUEST_TYPES, SECTION_TYPES, Story, StoryId } from './story.ts'

export const storiesApi = {
  fetchCurrentVStories: endpoint({
    method: 'GET',
    path: '/VStory/fetchCurrentVStories',
    summary: 'List the stories that are shown now: those with a consent that has not ended',
    access: 'anyone',
    query: z.object({
      sectionType: z.enum(SECTION_TYPES).default('PROPAGES'),
      requestType: z.enum(REQUEST_TYPES).default('APP'),
      /** Stories of this class, and those that are for all. */
      grade: QueryGrade.optional(),
      target: TargetKey.optional(),
      year: queryInt(2000, 2100).optional(),
      ...answerLanguage,
    }),
    response: z.object({ stories: z.array(Story) }),
    limit: { calls: 240, perSeconds: 60 },
  }),
  getStoryCaptions: endpoint({
    method: 'GET',
    path: '/VStory/:id/captions/:captions',
    summary: 'Get the captions of a story that is shown now, as WebVTT',
    access: 'anyone',
    params: z.object({ id: StoryId, captions: LanguageKey }),
    response: z.object({ text: z.string() }),
    errors: [commonErrors.NOT_FOUND_ERROR],
  }),
}
