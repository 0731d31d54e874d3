import { commonErrors } from '#core/kernel/common-errors.ts'
import { LANGUAGES } from '#core/taxonomy/language.ts'
import { captionsResponse } from '#web/page/film/captions.server.ts'
import { load } from '#web/page/page.server.ts'
import type { Route } from './+types/replay-captions.ts'
import { isReplay } from './replay.server.ts'

/** The captions of a class's recording: /learn/{course}/replays/{recording}/captions/hi.vtt. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, async ({ api }) => {
    const { course: bundleId, recording: id, file } = args.params
    const lang = LANGUAGES.find((each) => file === `${each}.vtt`)
    if (!lang || !isReplay({ bundleId, id })) throw commonErrors.NOT_FOUND_ERROR()
    return captionsResponse(await api.lessons.getReplayCaptions({ bundleId, id, lang }))
  })
}
