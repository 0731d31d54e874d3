import { commonErrors } from '#core/kernel/common-errors.ts'
import { LANGUAGES } from '#core/taxonomy/language.ts'
import { captionsResponse } from '#web/page/film/captions.server.ts'
import { load } from '#web/page/page.server.ts'
import type { Route } from './+types/captions.ts'

const LESSON = /^les[0-9a-z]{18}$/

/** The captions of a film: /learn/{course}/{lesson}/captions/hi.vtt. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async ({ api }) => {
    const { lesson: id, file } = args.params
    const lang = LANGUAGES.find((each) => file === `${each}.vtt`)
    if (!lang || !LESSON.test(id)) throw commonErrors.NOT_FOUND_ERROR()
    return captionsResponse(await api.lessons.getCaptions({ id, lang }))
  })
}
