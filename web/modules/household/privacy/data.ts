import { load, type Page } from '#web/page/page.server.ts'
import type { Route } from './+types/data.ts'

/** Everything we know of the family, as a file to take away. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return load(args, readData)
}

async function readData({ api }: Page): Promise<Response> {
  const data = await api.privacy.exportData({})
  return new Response(JSON.stringify(data, undefined, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="kandil-data.json"',
      'cache-control': 'private, no-store',
    },
  })
}
