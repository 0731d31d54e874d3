import { commonErrors } from '#core/kernel/common-errors.ts'
import { LANGUAGES } from '#core/taxonomy/language.ts'
import { captionsResponse } from '#web/page/film/captions.server.ts'
import { load } from '#web/page/page.server.ts'
import type { Route } from './+types/captions.ts'

const STORY = /^sto[0-9a-z]{18}$/

/** The captions of a story: /stories/{id}/captions/hi.vtt. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async ({ api }) => {
    const { id, file } = args.params
    const captions = LANGUAGES.find((each) => file === `${each}.vtt`)
    if (!captions || !STORY.test(id)) throw commonErrors.NOT_FOUND_ERROR()
    return captionsResponse(await api.stories.getStoryCaptions({ id: id as never, captions })) // the pattern is the id's
  })
}
