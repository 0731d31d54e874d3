import { commonErrors } from '#core/kernel/common-errors.ts'
import { LANGUAGES } from '#core/taxonomy/language.ts'
import { captionsResponse } from '#web/page/film/captions.server.ts'
import { load } from '#web/page/page.server.ts'
import type { Route } from './+types/captions.ts'

const RECORDING = /^rec[0-9a-z]{18}$/

/** The captions of a webinar's film: /webinars/{slug}/recordings/{id}/captions/hi.vtt. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async ({ api }) => {
    const { slug, id, file } = args.params
    const lang = LANGUAGES.find((each) => file === `${each}.vtt`)
    if (!lang || !RECORDING.test(id)) throw commonErrors.NOT_FOUND_ERROR()
    return captionsResponse(await api.webinars.getCaptions({ slug, id: id as never, lang })) // the pattern is the id's
  })
}
